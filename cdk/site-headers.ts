import { Duration, Stack } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  type ResponseHeadersFrameOptions,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { contentSecurityPolicy, type Framing, OTHER_HEADERS } from '#web/pages/security.ts';
import type { Live } from './live.ts';
import { globalName } from './stage.ts';

/** With this header, older browsers never frame a page, whatever the policy says. */
const FRAMES: Readonly<Record<Framing, { readonly frameOptions?: ResponseHeadersFrameOptions }>> = {
  nobody: { frameOptions: { frameOption: HeadersFrameOption.DENY, override: true } },
  anybody: {},
};

/** The security headers of answers, pages and API alike; they win over what an origin says, but where that keeps more to itself: the pages of mails. */
export const siteHeaders = (scope: Construct, id: string, framing: Framing, live: Live): ResponseHeadersPolicy =>
  new ResponseHeadersPolicy(scope, id, {
    responseHeadersPolicyName: globalName(Stack.of(scope), id),
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: contentSecurityPolicy(framing, live.address), override: true },
      contentTypeOptions: { override: true },
      ...FRAMES[framing],
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.SAME_ORIGIN, override: false },
      strictTransportSecurity: { accessControlMaxAge: Duration.days(365), includeSubdomains: true, override: true },
    },
    customHeadersBehavior: {
      customHeaders: Object.entries(OTHER_HEADERS).map(([header, value]) => ({ header, value, override: true })),
    },
  });
