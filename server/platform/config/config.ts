/**
 * The only reader of the environment. Everything that an operator can set, with its default; a wrong value ends the
 * start with one error that names every variable at fault.
 */
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { type AppLinks, type UserRole, userRoles } from '@spotreel/sdk/internal/contract';
import * as z from 'zod';
import type { MailSender } from '../mail/mail';
import type { S3Settings } from '../storage/s3/s3-settings';
import type { TracingSettings } from '../tracing/tracing-settings';
import { appLinksOf, appLinkVariables } from './app-link-settings';
import {
  type AssistantSettings,
  assistantSettingsOf,
  assistantVariables,
  missingAssistantVariable,
} from './assistant-settings';
import {
  ambiguousBackground,
  type BackgroundSettings,
  backgroundSettingsOf,
  backgroundVariables,
} from './background-settings';
import { type BlenderChoice, blenderChoiceOf, blenderVariables } from './blender-settings';
import { missingStripeKey, type PaymentSettings, paymentSettingsOf, paymentVariables } from './payment-settings';
import {
  missingYouTubeKey,
  type PublishingSettings,
  publishingSettingsOf,
  publishingVariables,
} from './publishing-settings';
import { type QuotaSettings, quotaSettingsOf, quotaVariables } from './quota-settings';
import { type EncoderChoice, renderEncoderVariables } from './render-encoder-settings';
import { type ReviewSettings, reviewSettingsOf, reviewVariables } from './review-settings';
import { type SegmentCacheSettings, segmentCacheSettingsOf, segmentCacheVariables } from './segment-cache-settings';
import { missingSocialKeys, type SocialSettings, socialSettingsOf, socialVariables } from './social-settings';
import { type StockSettings, stockSettingsOf, stockVariables } from './stock-settings';
import { type SupportSettings, supportSettingsOf, supportVariables } from './support-settings';
import { tracingSettingsOf, tracingVariables } from './tracing-variables';

const port = z.coerce.number().int().min(0).max(65_535);
const origin = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin);
const endpoint = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/(?<!\/)\/+$/, ''));
/** As addresses have them: `videos.example.com`, `10.0.0.5` or `[fd00::5]`. */
const HOST_NAME = /^(?:[a-z0-9_.-]+|\[[0-9a-f:.]+\])$/;
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
);

/** `no-reply@example.com`, or with a name: `Example <no-reply@example.com>`. */
const sender = z.string().transform((text, context): MailSender => {
  const [, name = '', inBrackets] = /^([^<>\p{Cc}]{0,100})<([^<>]+)>$/u.exec(text.trim()) ?? [];
  const address = z
    .email()
    .max(254)
    .safeParse(inBrackets ?? text.trim());
  if (address.success) return { name: name.trim(), address: address.data };
  context.addIssue({ code: 'custom', message: 'Not an email address, like no-reply@example.com' });
  return z.NEVER;
});

const settings = z.object({
  /** 0 takes any free port. */
  PORT: port.default(4600),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Database, files and keys of the embedded mode. */
  DATA_DIR: z.string().min(1).default('./data'),
  /** File with the key that seals the keys in the database, at least 20 characters; all servers of a database have the same. */
  SECRETS_KEY_FILE: z.string().min(1).optional(),
  /** File with the key of before, until each server has started with the new one. */
  SECRETS_KEY_FORMER_FILE: z.string().min(1).optional(),
  /** File with the key that encrypts backups, at least 20 characters. Without it they are not encrypted. */
  BACKUP_KEY_FILE: z.string().min(1).optional(),
  /** `postgres://...`; without it the database is embedded in DATA_DIR. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Files in a bucket instead of DATA_DIR, as soon as one of these is set. Default: Amazon's, in S3_REGION. */
  S3_ENDPOINT: endpoint.optional(),
  /** Address of the same storage for browsers, if it is another one. */
  S3_PUBLIC_ENDPOINT: endpoint.optional(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]+$/, 'Not a region')
    .default('us-east-1'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'Not the name of a bucket')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** `true`: `{endpoint}/{bucket}`, for storages without a host name for each bucket. */
  S3_FORCE_PATH_STYLE: z.enum(['true', 'false']).default('false'),
  /** Address of the server for people; without it, addresses follow the request. */
  PUBLIC_URL: origin.optional(),
  /** Names besides that of PUBLIC_URL by which the server is reached, such as a proxy's, comma-separated. */
  ALLOWED_HOSTS: list.pipe(z.array(z.string().regex(HOST_NAME, 'Not a name of a host, without a port'))).default([]),
  /** Password of demo@spotreel.test; without it one is generated once. */
  SPOTREEL_DEMO_PASSWORD: z.string().min(8).max(200).optional(),
  /** Email address of the first operator, instead of the demo account. */
  OPERATOR_EMAIL: z.email().max(254).toLowerCase().optional(),
  /** Password with which that account is made. */
  OPERATOR_PASSWORD: z.string().min(8).max(200).optional(),
  /** A system ffmpeg; without it PATH is searched, then FFmpeg's libraries from npm are used. */
  FFMPEG_PATH: z.string().min(1).optional(),
  /** `smtp://user:password@host:587` or `smtps://...`; without it emails are saved in DATA_DIR/mail. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Sender of emails. Needed with SMTP_URL. */
  MAIL_FROM: sender.optional(),
  /** People who may make an account: invited people, or all (`open`). */
  REGISTRATION: z.enum(['invitation', 'open']).default('invitation'),
  /** Roles whose accounts must have a second factor, comma-separated: `operator,agency_admin`. */
  SECOND_FACTOR_ROLES: list.pipe(z.array(z.enum(userRoles))).default([]),
  /** `off`: operators and agency admins log in from new browsers without a code by email. */
  LOGIN_CODES: z.enum(['on', 'off']).default('on'),
  /** Page where plans are sold. Without it links lead to the app's own page of plans. */
  PLANS_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Origin that events of use go to, below `/api/track`, in place of this server. */
  TRACKING_URL: origin.optional(),
  /** `true`: a page that says so replaces the app. Calls are still answered. */
  MAINTENANCE: z.enum(['true', 'false']).default('false'),
  ...appLinkVariables,
  ...socialVariables,
  ...stockVariables,
  ...reviewVariables,
  ...publishingVariables,
  ...supportVariables,
  ...backgroundVariables,
  ...assistantVariables,
  /** DNS servers that prove own domains, comma-separated: `9.9.9.9,127.0.0.1:5353`. Default: the system's. */
  DNS_SERVERS: list.default([]),
  ...paymentVariables,
  /** Origins of sites that embed the elements, comma-separated, or `*`. */
  CORS_ORIGINS: list.default([]),
  /** Proxies in front of the server whose X-Forwarded-For is believed. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  /** Token of a Prometheus server for `/metrics`. Default: only this machine reads it. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /**
   * Port at which a worker answers `/metrics` and `/healthz`. Default: none. Servers have both at their own address.
   */
  METRICS_PORT: port.optional(),
  /** Painters at a time. 0: this server takes no jobs of the renderer, workers on other machines do. */
  RENDER_PROCESSES: z.coerce.number().int().min(0).max(128).default(availableParallelism()),
  ...renderEncoderVariables,
  ...blenderVariables,
  ...segmentCacheVariables,
  ...quotaVariables,
  ...tracingVariables,
  /** `true`: this start of the server tries again what was given up (`spotreel_jobs_dead` of /metrics). */
  REDRIVE_JOBS: z.enum(['true', 'false']).default('false'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  NODE_ENV: z.string().default('production'),
});

/** Sender of emails that are saved instead of sent. */
const UNSENT_SENDER: MailSender = { name: 'Spotreel', address: 'no-reply@spotreel.invalid' };

const S3_NEEDS = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** A bucket that is half described would be a server whose files go to the wrong place. */
const environment = settings.superRefine((value, context) => {
  if (value.SMTP_URL && !value.MAIL_FROM) {
    context.addIssue({ code: 'custom', path: ['MAIL_FROM'], message: 'Required with SMTP_URL' });
  }
  for (const { name, beside } of missingSocialKeys(value)) {
    context.addIssue({ code: 'custom', path: [name], message: `Required with ${beside}` });
  }
  for (const name of ambiguousBackground(value))
    context.addIssue({
      code: 'custom',
      path: [name],
      message: 'Another setting already says what removes backgrounds',
    });
  const assistantVariable = missingAssistantVariable(value);
  if (assistantVariable)
    context.addIssue({ code: 'custom', path: [assistantVariable], message: 'Required to use a language model' });
  const youTubeKey = missingYouTubeKey(value);
  if (youTubeKey) context.addIssue({ code: 'custom', path: [youTubeKey], message: 'Required to publish on YouTube' });
  const isAlone = !value.DATABASE_URL || !S3_NEEDS.every((name) => value[name]);
  if (value.RENDER_PROCESSES === 0 && isAlone)
    context.addIssue({
      code: 'custom',
      path: ['RENDER_PROCESSES'],
      message: '0 needs workers, which share DATABASE_URL and S3_*',
    });
  const isHalf = (value.OPERATOR_EMAIL === undefined) !== (value.OPERATOR_PASSWORD === undefined);
  if (isHalf) {
    const missing = value.OPERATOR_EMAIL === undefined ? 'OPERATOR_EMAIL' : 'OPERATOR_PASSWORD';
    context.addIssue({ code: 'custom', path: [missing], message: 'Required for the account of the first operator' });
  }
  const stripeKey = missingStripeKey(value);
  if (stripeKey) context.addIssue({ code: 'custom', path: [stripeKey], message: 'Required to be paid with Stripe' });
  if (!S3_NEEDS.some((name) => value[name]) && !value.S3_ENDPOINT && !value.S3_PUBLIC_ENDPOINT) return;
  for (const name of S3_NEEDS) {
    if (!value[name])
      context.addIssue({ code: 'custom', path: [name], message: 'Required to store files in a bucket' });
  }
});

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute. */
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Undefined: files stay in `dataDir`. */
  readonly s3: S3Settings | undefined;
  /** Undefined: the keys in the database are not sealed. */
  readonly secretsKeyFile: string | undefined;
  readonly formerSecretsKeyFile: string | undefined;
  /** Undefined: backups are not encrypted. */
  readonly backupKeyFile: string | undefined;
  readonly publicUrl: string | undefined;
  /** Besides that of `publicUrl`. */
  readonly allowedHosts: readonly string[];
  readonly demoPassword: string | undefined;
  /** Undefined: the server begins with the demo account. */
  readonly firstOperator: { readonly email: string; readonly password: string } | undefined;
  readonly ffmpegPath: string | undefined;
  /** Undefined: emails are saved in `dataDir`. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: MailSender;
  readonly isRegistrationOpen: boolean;
  readonly secondFactorFor: readonly UserRole[];
  readonly hasLoginCodes: boolean;
  /** Undefined: the app's own page of plans. */
  readonly plansUrl: string | undefined;
  /** Undefined: events of use go to this server. */
  readonly trackingUrl: string | undefined;
  /** The maintenance page replaces the app. */
  readonly isInMaintenance: boolean;
  readonly links: AppLinks;
  readonly social: SocialSettings;
  readonly stock: StockSettings;
  readonly reviews: ReviewSettings;
  readonly publishing: PublishingSettings;
  readonly support: SupportSettings;
  readonly background: BackgroundSettings;
  /** Undefined: the assistant plans by rules. */
  readonly assistant: AssistantSettings | undefined;
  /** Empty: the system's. */
  readonly dnsServers: readonly string[];
  readonly payment: PaymentSettings;
  readonly corsOrigins: readonly string[];
  readonly trustedProxies: number;
  readonly metricsToken: string | undefined;
  /** Undefined: a worker has no address. */
  readonly metricsPort: number | undefined;
  readonly renderProcesses: number;
  readonly renderEncoder: EncoderChoice;
  /** Undefined: 3D templates are not rendered. */
  readonly blender: BlenderChoice | undefined;
  readonly segmentCache: SegmentCacheSettings;
  readonly quotas: QuotaSettings;
  /** Undefined: nothing is traced. */
  readonly tracing: TracingSettings | undefined;
  /** Try again what was given up. */
  readonly redriveJobs: boolean;
  readonly logLevel: string;
  /** Check every answer against the contract. */
  readonly verifyAnswers: boolean;
}

/** Empty variables count as absent. Throws an Error whose message lists every wrong variable, one a line. */
export function readServerConfig(variables: Readonly<Record<string, string | undefined>> = process.env): Config {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = environment.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map(({ path: [name], message }) => `  ${String(name)}: ${message}`);
    throw new Error(`The configuration is not valid:\n${lines.join('\n')}`);
  }
  const value = result.data;
  return {
    port: value.PORT,
    host: value.HOST,
    dataDir: path.resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    s3: s3Of(value),
    publicUrl: value.PUBLIC_URL,
    allowedHosts: value.ALLOWED_HOSTS,
    demoPassword: value.SPOTREEL_DEMO_PASSWORD,
    firstOperator: firstOperatorOf(value),
    ffmpegPath: value.FFMPEG_PATH,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM ?? UNSENT_SENDER,
    isRegistrationOpen: value.REGISTRATION === 'open',
    secondFactorFor: value.SECOND_FACTOR_ROLES,
    hasLoginCodes: value.LOGIN_CODES === 'on',
    plansUrl: value.PLANS_URL,
    trackingUrl: value.TRACKING_URL,
    isInMaintenance: value.MAINTENANCE === 'true',
    ...otherSitesOf(value),
    dnsServers: value.DNS_SERVERS,
    payment: paymentSettingsOf(value),
    corsOrigins: value.CORS_ORIGINS,
    trustedProxies: value.TRUSTED_PROXIES,
    ...operationOf(value),
    redriveJobs: value.REDRIVE_JOBS === 'true',
    logLevel: value.LOG_LEVEL,
    verifyAnswers: value.NODE_ENV === 'development' || value.NODE_ENV === 'test',
  };
}

/** Settings of rendering and monitoring. */
function operationOf(value: z.infer<typeof settings>) {
  return {
    secretsKeyFile: value.SECRETS_KEY_FILE,
    formerSecretsKeyFile: value.SECRETS_KEY_FORMER_FILE,
    backupKeyFile: value.BACKUP_KEY_FILE,
    metricsToken: value.METRICS_TOKEN,
    metricsPort: value.METRICS_PORT,
    renderProcesses: value.RENDER_PROCESSES,
    renderEncoder: value.RENDER_ENCODER,
    blender: blenderChoiceOf(value),
    segmentCache: segmentCacheSettingsOf(value),
    quotas: quotaSettingsOf(value),
    tracing: tracingSettingsOf(value),
  };
}

/** Sites and services of others. */
function otherSitesOf(value: z.infer<typeof settings>) {
  return {
    links: appLinksOf(value),
    social: socialSettingsOf(value),
    stock: stockSettingsOf(value),
    reviews: reviewSettingsOf(value),
    publishing: publishingSettingsOf(value),
    support: supportSettingsOf(value),
    background: backgroundSettingsOf(value),
    assistant: assistantSettingsOf(value),
  };
}

function firstOperatorOf({ OPERATOR_EMAIL: email, OPERATOR_PASSWORD: password }: z.infer<typeof settings>) {
  return email && password ? { email, password } : undefined;
}

function s3Of(value: z.infer<typeof settings>): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = value;
  if (!bucket || !accessKeyId || !secretAccessKey) return undefined;
  const { S3_REGION: region, S3_ENDPOINT: address = `https://s3.${region}.amazonaws.com` } = value;
  return {
    bucket,
    accessKeyId,
    secretAccessKey,
    region,
    endpoint: address,
    publicEndpoint: value.S3_PUBLIC_ENDPOINT ?? address,
    forcePathStyle: value.S3_FORCE_PATH_STYLE === 'true',
  };
}
