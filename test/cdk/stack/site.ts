import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { handler as anybody } from '#cdk/lambda/anybody.ts';
import { SITE_HEADER } from '#functions/http/event.ts';
import { KEPT_IN_PIECES } from '#functions/publishing/files.ts';
import { authorizationAt, channelOf, NAMESPACE } from '#shared/contract/live.ts';
import { all, arn, lambda, the } from './template.ts';

const bucket = the('AWS::S3::Bucket', 'Site');
const { DistributionConfig: site, id: distribution } = the('AWS::CloudFront::Distribution');
const behaviour = (path: string) =>
  site.CacheBehaviors.find((each: { PathPattern: string }) => each.PathPattern === path);

/** In the order in which CloudFront tries them. */
const patterns: readonly string[] = site.CacheBehaviors.map(({ PathPattern }: { PathPattern: string }) => PathPattern);
const originOf = (id: string) => site.Origins.find(({ Id }: { Id: string }) => Id === id);

/** `policy`: what browsers are told to allow, with LIVE for the name that CloudFormation gives to what pages listen to. */
function headersOf(id: string) {
  const headers = the('AWS::CloudFront::ResponseHeadersPolicy', id).ResponseHeadersPolicyConfig.SecurityHeadersConfig;
  const [, parts] = headers.ContentSecurityPolicy.ContentSecurityPolicy['Fn::Join'];
  const live = JSON.stringify({ 'Fn::GetAtt': [the('AWS::AppSync::Api').id, 'Dns.Realtime'] });
  const policy: string = parts
    .map((part: unknown) => (typeof part === 'string' ? part : JSON.stringify(part) === live ? 'LIVE' : part))
    .join('');
  return { ...headers, policy };
}

/** Which pages other sites may frame. */
const EMBED = '/*/*/embed/';

describe('the bucket', () => {
  it.each(all('AWS::S3::Bucket'))('$id is closed to the public', ({ PublicAccessBlockConfiguration }) => {
    expect(PublicAccessBlockConfiguration).toEqual({
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    });
  });

  it('is read by this site’s CloudFront alone, and only encrypted', () => {
    const statements = the('AWS::S3::BucketPolicy', 'Site').PolicyDocument.Statement;
    const allowed = statements.filter(({ Effect }: { Effect: string }) => Effect === 'Allow');
    expect(allowed).toHaveLength(1);
    expect(allowed[0]).toMatchObject({
      Action: 's3:GetObject',
      Principal: { Service: 'cloudfront.amazonaws.com' },
      Resource: { 'Fn::Join': ['', [arn(bucket.id), '/*']] },
    });
    expect(JSON.stringify(allowed[0].Condition)).toContain(`{"Ref":"${distribution}"}`);
    expect(statements).toContainEqual(
      expect.objectContaining({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
    );
  });
});

describe('every answer', () => {
  it('is for pages of the site alone to read', () => {
    for (const type of ['S3::Bucket', 'CloudFront::ResponseHeadersPolicy', 'ApiGatewayV2::Api', 'Lambda::Url'])
      expect(JSON.stringify(all(`AWS::${type}`))).not.toMatch(/cors|access-control/i);
  });

  const { Ref: policy } = site.DefaultCacheBehavior.ResponseHeadersPolicyId;
  const headers = headersOf(policy);

  it('has the same security headers and comes encrypted, a page as well as the API’s', () => {
    const guarded = site.CacheBehaviors.filter(({ PathPattern }: { PathPattern: string }) => PathPattern !== EMBED);
    for (const each of [site.DefaultCacheBehavior, ...guarded]) {
      expect(each.ResponseHeadersPolicyId).toEqual({ Ref: policy });
      expect(each.ViewerProtocolPolicy).toBe('redirect-to-https');
    }
  });

  it('allows no script, style or frame but the site’s own', () => {
    const directives = headers.policy.split('; ');
    for (const each of ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"])
      expect(directives).toContain(each);
    expect(headers.policy).not.toMatch(/unsafe|\*|https?:/);
    expect(headers.ContentSecurityPolicy.Override).toBe(true);
  });

  it('lets pages speak to the site alone, and listen to what is new', () => {
    expect(headers.policy.split('; ')).toContain("connect-src 'self' wss://LIVE");
  });

  it('says from which page it was come to within the site alone, and pages of mails not even that', () => {
    expect(headers.ReferrerPolicy).toEqual({ ReferrerPolicy: 'same-origin', Override: false });
  });

  it('makes browsers keep to HTTPS for a year', () => {
    expect(headers.StrictTransportSecurity.AccessControlMaxAgeSec).toBeGreaterThanOrEqual(365 * 24 * 3600);
  });
});

describe('the small page of a ladder for other sites', () => {
  const embed = behaviour(EMBED);
  const headers = headersOf(embed.ResponseHeadersPolicyId.Ref);

  it('may be framed by anybody, and is guarded like the others in all else', () => {
    const { policy } = headers;
    expect(policy).toMatch(/; frame-ancestors \*$/);
    expect(policy.replace(/; frame-ancestors .*/, '')).not.toMatch(/unsafe|\*|https?:/);
    expect(headers.FrameOptions).toBeUndefined();
    expect(embed).toMatchObject({
      ViewerProtocolPolicy: 'redirect-to-https',
      CachePolicyId: site.DefaultCacheBehavior.CachePolicyId,
      FunctionAssociations: site.DefaultCacheBehavior.FunctionAssociations,
    });
  });

  it('is no desk or board, even of a club or ladder that is called so', () => {
    const pattern = new RegExp(`^${EMBED.replaceAll('*', '.*')}$`);
    expect('/lavers/main/embed/').toMatch(pattern);
    const others = '/embed/ /embed/main/ /embed/main/desk/ /lavers/embed/ /lavers/embed/desk/ /lavers/main/';
    for (const path of others.split(' ')) expect(path).not.toMatch(pattern);
  });

  it('comes after the API in line, which has nothing to be framed', () => {
    expect(patterns.indexOf('/api/*')).toBeLessThan(patterns.indexOf(EMBED));
  });
});

describe('what is new', () => {
  const { EventConfig: config, id } = the('AWS::AppSync::Api');
  const modes = (...types: string[]) => types.map((AuthType) => ({ AuthType }));

  it('is for anybody to listen to, by a token that never ends, and for nobody to publish without a signature', () => {
    expect(config.ConnectionAuthModes).toEqual(modes('AWS_LAMBDA'));
    expect(config.DefaultSubscribeAuthModes).toEqual(modes('AWS_LAMBDA'));
    expect(config.DefaultPublishAuthModes).toEqual(modes('AWS_IAM'));
    expect(all('AWS::AppSync::ApiKey')).toEqual([]);
    const namespace = the('AWS::AppSync::ChannelNamespace');
    expect([namespace.Name, namespace.PublishAuthModes]).toEqual([NAMESPACE, undefined]);
  });

  it('goes to who listens to one ladder a channel, and to nobody who would listen to all of them', () => {
    const { CodeHandlers: code } = the('AWS::AppSync::ChannelNamespace');
    expect(code).toMatch(/^import \{ util \} from '@aws-appsync\/utils';\nexport function onSubscribe\(/);
    const run = code.replace(/^import .*\n/, '').replace(/^export /m, '');
    const isLet = (path: string): boolean => {
      const unauthorized = vi.fn();
      const context = { info: { channel: { path, segments: path.split('/').slice(1) } } };
      runInNewContext(`${run}; onSubscribe(context)`, { util: { unauthorized }, context });
      return unauthorized.mock.calls.length === 0;
    };
    expect(isLet(channelOf({ club: 'riverside', ladder: 'main' }))).toBe(true);
    const others = [
      '/ladders/*',
      '/ladders/riverside/*',
      '/ladders',
      '/ladders/riverside',
      '/ladders/riverside/main/*',
    ];
    for (const path of others) expect([path, isLet(path)]).toEqual([path, false]);
  });

  it('asks its function at most once an hour, and for the one token alone', async () => {
    const { LambdaAuthorizerConfig: asked } = config.AuthProviders.find(
      ({ AuthType }: { AuthType: string }) => AuthType === 'AWS_LAMBDA',
    );
    expect(asked.AuthorizerUri).toEqual(arn(lambda('anybody').id));
    expect(asked.AuthorizerResultTtlInSeconds).toBe(3600);
    const address = new URL('wss://x.appsync-realtime-api.eu-west-1.amazonaws.com/event/realtime');
    expect(authorizationAt(address).Authorization).toMatch(new RegExp(asked.IdentityValidationExpression));
    expect(await anybody()).toEqual({ isAuthorized: true });
    const [permission] = all('AWS::Lambda::Permission').filter(
      ({ Principal }) => Principal === 'appsync.amazonaws.com',
    );
    expect(permission).toMatchObject({
      FunctionName: arn(lambda('anybody').id),
      SourceArn: { 'Fn::GetAtt': [id, 'ApiArn'] },
    });
  });

  it('is told by the function that publishes', () => {
    expect(lambda('publish').Environment.Variables.LIVE_HOST).toEqual({ 'Fn::GetAtt': [id, 'Dns.Http'] });
  });
});

describe('a page', () => {
  it('is another one for each version that somebody was told of, and for nothing else in its address', () => {
    const { CachePolicyConfig } = the('AWS::CloudFront::CachePolicy', site.DefaultCacheBehavior.CachePolicyId.Ref);
    const { QueryStringsConfig, CookiesConfig, HeadersConfig } =
      CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin;
    expect(QueryStringsConfig).toEqual({ QueryStringBehavior: 'whitelist', QueryStrings: ['v'] });
    expect([CookiesConfig.CookieBehavior, HeadersConfig.HeaderBehavior]).toEqual(['none', 'none']);
    const { CachePolicyId: policy, FunctionAssociations: associations } = site.DefaultCacheBehavior;
    // The edge makes ten versions of all that somebody may make up.
    for (const each of site.CacheBehaviors)
      if (each.CachePolicyId.Ref === policy.Ref) expect(each.FunctionAssociations).toEqual(associations);
  });

  it('comes from the bucket, compressed, and is asked for again after seconds', () => {
    const { CachePolicyId, Compress } = site.DefaultCacheBehavior;
    const { CachePolicyConfig } = the('AWS::CloudFront::CachePolicy', CachePolicyId.Ref);
    expect(CachePolicyConfig).toMatchObject({
      MinTTL: 0,
      ParametersInCacheKeyAndForwardedToOrigin: { EnableAcceptEncodingBrotli: true },
    });
    expect(CachePolicyConfig.DefaultTTL).toBeLessThanOrEqual(5);
    expect(Compress).toBe(true);
  });

  it('that does not exist is answered by a function, which speaks to people', () => {
    const [{ FailoverCriteria, Members, Id }] = site.OriginGroups.Items;
    const [first, second] = Members.Items.map(({ OriginId }: { OriginId: string }) => originOf(OriginId));
    expect(site.DefaultCacheBehavior.TargetOriginId).toBe(Id);
    expect(FailoverCriteria.StatusCodes.Items).toEqual([403, 404]);
    expect(first.DomainName).toEqual({ 'Fn::GetAtt': [bucket.id, 'RegionalDomainName'] });
    const url = the('AWS::Lambda::Url', 'SiteNotFound');
    expect(JSON.stringify(second.DomainName)).toContain(url.id);
    expect(url.AuthType).toBe('AWS_IAM');
  });
});

describe('a file that is kept in pieces', () => {
  const made = [...KEPT_IN_PIECES.map(({ whole }) => whole), 'log.comma.csv', 'player/*.json'];

  it.each(made)('is put together by a function, bit by bit, under its own address: %s', (whole) => {
    const url = the('AWS::Lambda::Url', 'SiteWholeFiles');
    const { TargetOriginId, CachePolicyId } = behaviour(`/*/*/${whole}`);
    expect(JSON.stringify(originOf(TargetOriginId).DomainName)).toContain(url.id);
    expect(url).toMatchObject({ AuthType: 'AWS_IAM', InvokeMode: 'RESPONSE_STREAM' });
    expect(CachePolicyId).toEqual(site.DefaultCacheBehavior.CachePolicyId);
  });
});

describe('what is shown beside a link', () => {
  it.each(['/*/*/preview.png', '/*/*/player/*/'])('is drawn by a function that only looks: %s', (path) => {
    const url = the('AWS::Lambda::Url', 'SitePreviews');
    const { TargetOriginId, CachePolicyId } = behaviour(path);
    expect(JSON.stringify(originOf(TargetOriginId).DomainName)).toContain(url.id);
    expect(url.AuthType).toBe('AWS_IAM');
    expect(CachePolicyId).toEqual(site.DefaultCacheBehavior.CachePolicyId);
  });
});

describe('the reference of the API', () => {
  it.each(['/api/', '/api/openapi.json'])('at %s comes from the bucket, and before the API in line', (path) => {
    expect(patterns.indexOf(path)).toBeLessThan(patterns.indexOf('/api/*'));
    expect(behaviour(path).TargetOriginId).toBe(site.DefaultCacheBehavior.TargetOriginId);
  });
});

describe('the API behind the site', () => {
  const CACHING_DISABLED = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
  const ALL_VIEWER_EXCEPT_HOST_HEADER = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

  it('gets cookies, keys and conditions as they were sent, and nothing of it is cached', () => {
    expect(behaviour('/api/*')).toMatchObject({
      CachePolicyId: CACHING_DISABLED,
      OriginRequestPolicyId: ALL_VIEWER_EXCEPT_HOST_HEADER,
      AllowedMethods: expect.arrayContaining(['GET', 'POST', 'DELETE']),
    });
  });

  it('answers a refusal itself: no error page takes its place, and nobody gets another’s', () => {
    for (const { ErrorCachingMinTTL, ResponsePagePath } of site.CustomErrorResponses) {
      expect({ ErrorCachingMinTTL, ResponsePagePath }).toEqual({ ErrorCachingMinTTL: 0, ResponsePagePath: undefined });
    }
    const codes = site.CustomErrorResponses.map(({ ErrorCode }: { ErrorCode: number }) => ErrorCode);
    expect(codes).toEqual(expect.arrayContaining([404, 500, 502, 503, 504]));
  });

  it('tells its functions the address that people know, for the links that they hand out', () => {
    const functions = all('AWS::Lambda::Function').filter(({ id }) => id.startsWith('Api'));
    expect(functions).not.toHaveLength(0);
    for (const { Environment } of functions) {
      expect(JSON.stringify(Environment.Variables.SITE_ORIGIN)).toContain(`"${distribution}","DomainName"`);
    }
  });
});

describe('whom the API takes a request to come from', () => {
  const SECRET = { 'Fn::Select': [2, { 'Fn::Split': ['/', { Ref: 'AWS::StackId' }] }] };

  it('is what CloudFront says, which shows that by a header that no viewer can know or replace', () => {
    const { TargetOriginId } = behaviour('/api/*');
    expect(originOf(TargetOriginId).OriginCustomHeaders).toEqual([{ HeaderName: SITE_HEADER, HeaderValue: SECRET }]);
    const functions = all('AWS::Lambda::Function').filter(({ id }) => id.startsWith('Api'));
    for (const { Environment } of functions) expect(Environment.Variables.SITE_MARK).toEqual(SECRET);
  });
});
