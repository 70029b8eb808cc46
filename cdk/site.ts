import { Aws, Duration, Stack, Validations } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  CacheQueryStringBehavior,
  CfnOriginAccessControl,
  Distribution,
  Function as EdgeFunction,
  type ErrorResponse,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  FunctionUrlOriginAccessControl,
  HttpVersion,
  type IOrigin,
  OriginRequestPolicy,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { FunctionUrlOrigin, HttpOrigin, OriginGroup, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { Metric, type MetricOptions } from 'aws-cdk-lib/aws-cloudwatch';
import { FunctionUrlAuthType, InvokeMode } from 'aws-cdk-lib/aws-lambda';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { SITE_HEADER } from '#functions/http/event.ts';
import { PREVIEWS } from '#functions/previews/paths.ts';
import { COMMAS, KEPT_IN_PIECES, PARTS } from '#functions/publishing/files.ts';
import { TRANSFERS } from '#functions/transfers/transfers.ts';
import { REFERENCE } from '#web/pages/reference-page.tsx';
import { siteMark } from './api.ts';
import { firewall } from './firewall.ts';
import { handler as indexDocument } from './index-document.ts';
import { type Bundles, LadderFunction, type LadderFunctionProps } from './ladder-function.ts';
import type { Live } from './live.ts';
import type { Settings } from './settings.ts';
import { siteHeaders } from './site-headers.ts';
import { globalName, logicalId } from './stage.ts';
import type { Transfers } from './transfers.ts';

/** Where CloudFront tells its figures, and alarms can watch them; web ACLs for it lie there, too. */
export const CLOUDFRONT = 'us-east-1';

interface SiteProps extends Pick<Settings, 'domain' | 'certificate' | 'firewall' | 'originShield' | 'strangersAtOnce'> {
  readonly bundles: Bundles;
  readonly api: HttpApi;
  readonly transfers: Transfers;
  readonly live: Live;
}

interface AnsweringStrangers extends Omit<LadderFunctionProps, 'environment' | 'atOnce'> {
  /** Whether it reads published files. */
  readonly looks?: boolean;
  readonly invokeMode?: InvokeMode;
}

/** The public site: finished files in a private bucket, and CloudFront before them and before the API. */
export class Site extends Construct {
  readonly bucket: Bucket;
  readonly distribution: Distribution;
  private readonly props: SiteProps;
  /** As whom CloudFront calls functions. */
  private readonly asCloudFront: FunctionUrlOriginAccessControl;

  constructor(scope: Construct, id: string, props: SiteProps) {
    super(scope, id);
    const { bundles, api, transfers, live, firewall: wall, domain, certificate } = props;
    this.props = props;
    this.bucket = this.privateBucket();
    this.asCloudFront = new FunctionUrlOriginAccessControl(this, 'AsCloudFront', {
      originAccessControlName: globalName(Stack.of(this), 'Functions'),
    });
    const pages = this.pagesOrNotFound(bundles);
    const common = {
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      responseHeadersPolicy: siteHeaders(this, 'Headers', 'nobody', live),
    };
    const page = this.pageBehavior(pages);
    this.distribution = new Distribution(this, 'Distribution', {
      comment: 'Club Ladder',
      httpVersion: HttpVersion.HTTP2_AND_3,
      ...(domain !== undefined && { domainNames: [domain] }),
      ...(certificate !== undefined && {
        certificate: Certificate.fromCertificateArn(this, 'Certificate', certificate),
      }),
      defaultBehavior: { ...common, ...page },
      additionalBehaviors: {
        '/assets/*': { ...common, origin: pages, cachePolicy: CachePolicy.CACHING_OPTIMIZED },
        // Files of the site, which come before the API.
        [REFERENCE.page]: { ...common, ...page },
        [REFERENCE.document]: { ...common, ...page },
        '/api/*': { ...common, ...apiBehavior(api) },
        [`${TRANSFERS}*`]: { ...common, ...transfers.behavior() },
        // Only the embed page of a ladder: a ladder or club called "embed" is guarded like any other.
        '/*/*/embed/': {
          ...common,
          ...page,
          responseHeadersPolicy: siteHeaders(this, 'EmbedHeaders', 'anybody', live),
        },
        ...this.madeWhenAsked(bundles, { ...common, ...page }),
      },
      errorResponses: errorsAreNotKept(),
      ...(wall !== undefined && { webAclId: firewall(this, wall) }),
    });
    this.nameControls();
    this.accept();
  }

  get certificate(): string | undefined {
    return this.props.certificate;
  }

  get origin(): string {
    return `https://${this.props.domain ?? this.distribution.distributionDomainName}`;
  }

  /** A figure of CloudFront, which has two dimensions (CDK names only one, and AWS knows no such figure) and one region. */
  figure(metricName: string, options: MetricOptions): Metric {
    return new Metric({
      namespace: 'AWS/CloudFront',
      metricName,
      dimensionsMap: { DistributionId: this.distribution.distributionId, Region: 'Global' },
      region: CLOUDFRONT,
      ...options,
    });
  }

  letPut(fn: LadderFunction): void {
    this.letUse(fn, ['s3:GetObject', 's3:PutObject']);
  }

  /** The same, and take away what was replaced. */
  letPublish(fn: LadderFunction): void {
    this.letUse(fn, ['s3:GetObject', 's3:PutObject', 's3:DeleteObject']);
  }

  letLook(fn: LadderFunction): void {
    this.letUse(fn, ['s3:GetObject']);
  }

  letClear(fn: LadderFunction): void {
    this.letUse(fn, ['s3:DeleteObject']);
    fn.allow(['cloudfront:CreateInvalidation'], this.distribution.distributionArn);
    fn.lambda.addEnvironment('SITE_BUCKET', this.bucket.bucketName);
    fn.lambda.addEnvironment('DISTRIBUTION_ID', this.distribution.distributionId);
  }

  /** Without s3:ListBucket a missing file would look forbidden. */
  private letUse(fn: LadderFunction, actions: readonly string[]): void {
    fn.allow(['s3:ListBucket'], this.bucket.bucketArn);
    fn.allow(actions, this.bucket.arnForObjects('*'));
    Validations.of(fn).acknowledge({
      id: `AwsSolutions-IAM5[Resource::<${logicalId(this.bucket)}.Arn>/*]`,
      reason: 'The bucket holds published files alone, and their paths are the clubs and ladders of the future.',
    });
  }

  /** Not versioned: every page can be rendered again from the table. */
  private privateBucket(): Bucket {
    return new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
    });
  }

  /** The bucket, and a function for missing pages. CloudFront's error pages would replace the API's answers too. */
  private pagesOrNotFound(bundles: Bundles): IOrigin {
    const notFound = this.answersOf('NotFound', {
      code: bundles('not-found'),
      description: 'Says that there is no such page.',
      timeout: Duration.seconds(5),
      memory: 128,
    });
    return new OriginGroup({
      primaryOrigin: S3BucketOrigin.withOriginAccessControl(this.bucket, {
        originShieldRegion: this.props.originShield,
      }),
      fallbackOrigin: notFound,
      fallbackStatusCodes: [403, 404],
    });
  }

  /**
   * What is made of published files when somebody asks, at most once a minute: files kept in pieces, under their stable addresses,
   * what is in them of one player, and what programs show beside a link.
   */
  private madeWhenAsked(bundles: Bundles, common: Omit<BehaviorOptions, 'origin'>): Record<string, BehaviorOptions> {
    const wholeFiles = this.answersOf('WholeFiles', {
      code: bundles('whole-files'),
      description: 'Puts whole files together from their pieces.',
      timeout: Duration.seconds(30),
      memory: 512,
      looks: true,
      invokeMode: InvokeMode.RESPONSE_STREAM,
    });
    const previews = this.answersOf('Previews', {
      code: bundles('previews'),
      description: 'Draws what is shown beside links to ladders and players.',
      timeout: Duration.seconds(20),
      looks: true,
    });
    const whole = [...KEPT_IN_PIECES.map(({ whole }) => whole), COMMAS, PARTS].map((name) => `/*/*/${name}`);
    return Object.fromEntries([
      ...whole.map((path) => [path, { ...common, origin: wholeFiles }]),
      ...PREVIEWS.map((path) => [path, { ...common, origin: previews }]),
    ]);
  }

  /** What a function answers to strangers, whom CloudFront alone lets through to it. */
  private answersOf(id: string, { looks = false, invokeMode, ...fn }: AnsweringStrangers): IOrigin {
    const answering = new LadderFunction(this, id, {
      ...fn,
      ...(looks && { environment: { SITE_BUCKET: this.bucket.bucketName } }),
      atOnce: this.props.strangersAtOnce,
    });
    if (looks) this.letLook(answering);
    const url = answering.lambda.addFunctionUrl({
      authType: FunctionUrlAuthType.AWS_IAM,
      ...(invokeMode && { invokeMode }),
    });
    return FunctionUrlOrigin.withOriginAccessControl(url, { originAccessControl: this.asCloudFront });
  }

  /**
   * A result is on the page within seconds, and the bucket sees one request in two seconds, however many look. Pages and
   * their data lie compressed in the bucket, and go out as they lie; what lies there plain is compressed on the way.
   * A page that was told of a version asks for its data by that, and gets no copy from before; the edge goes by its last digit.
   */
  private pageBehavior(origin: IOrigin): BehaviorOptions {
    return {
      origin,
      cachePolicy: new CachePolicy(this, 'Pages', {
        minTtl: Duration.seconds(0),
        defaultTtl: Duration.seconds(2),
        maxTtl: Duration.hours(1),
        queryStringBehavior: CacheQueryStringBehavior.allowList('v'),
        enableAcceptEncodingBrotli: true,
        enableAcceptEncodingGzip: true,
      }),
      functionAssociations: [
        {
          eventType: FunctionEventType.VIEWER_REQUEST,
          function: new EdgeFunction(this, 'IndexDocument', {
            code: FunctionCode.fromInline(indexDocument.toString()),
            runtime: FunctionRuntime.JS_2_0,
          }),
        },
      ],
    };
  }

  /** Who may read the buckets. CDK would give them the same name in every region. */
  private nameControls(): void {
    const controls = this.distribution.node.findAll().filter((each) => each instanceof CfnOriginAccessControl);
    for (const [index, control] of controls.entries()) {
      const name = globalName(Stack.of(this), `Origin${index + 1}`);
      control.addPropertyOverride('OriginAccessControlConfig.Name', name);
    }
  }

  private accept(): void {
    const privacy = 'Only public pages are read here; a log would collect the addresses of club members for nothing.';
    Validations.of(this.bucket).acknowledge({ id: 'AwsSolutions-S1', reason: privacy });
    Validations.of(this.distribution).acknowledge(
      { id: 'AwsSolutions-CFR1', reason: 'Clubs may be anywhere in the world.' },
      {
        id: 'AwsSolutions-CFR2',
        reason:
          'There by a setting: it costs more than all the rest of a few clubs; the API and the table are throttled.',
      },
      {
        id: 'AwsSolutions-CFR7',
        reason:
          'Pages have one; transfers are opened by the signature of their link, which one would take the place of.',
      },
      { id: 'AwsSolutions-CFR3', reason: `${privacy} Calls of the API are logged by the API.` },
      {
        id: 'AwsSolutions-CFR4',
        reason: 'CloudFront fixes the protocols of its own domain name; another minimum needs a domain of one’s own.',
      },
    );
  }
}

/** Whatever the browser sends goes to the API, but for the host name: API Gateway answers only to its own. */
const apiBehavior = (api: HttpApi): BehaviorOptions => ({
  origin: new HttpOrigin(`${api.apiId}.execute-api.${Aws.REGION}.${Aws.URL_SUFFIX}`, {
    customHeaders: { [SITE_HEADER]: siteMark() },
  }),
  allowedMethods: AllowedMethods.ALLOW_ALL,
  cachePolicy: CachePolicy.CACHING_DISABLED,
  originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
});

/** CloudFront would keep an error for ten seconds and give it to the next caller. */
const errorsAreNotKept = (): ErrorResponse[] =>
  [404, 500, 502, 503, 504].map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) }));
