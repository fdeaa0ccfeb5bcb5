/** Sites whose accounts people log in with. Each is absent until its keys are set. */
import * as z from 'zod';

const endpoint = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/(?<!\/)\/+$/, ''));
const key = z.string().min(1).max(500);

export const socialVariables = {
  /** Client id of a web application. */
  GOOGLE_CLIENT_ID: key.optional(),
  /** Other addresses than Google's own, for a test or a proxy. */
  GOOGLE_AUTHORIZE_URL: endpoint.default('https://accounts.google.com/o/oauth2/v2/auth'),
  GOOGLE_JWKS_URL: endpoint.default('https://www.googleapis.com/oauth2/v3/certs'),
  GOOGLE_ISSUER: z.string().min(1).default('https://accounts.google.com'),
  FACEBOOK_APP_ID: key.optional(),
  FACEBOOK_APP_SECRET: key.optional(),
  FACEBOOK_AUTHORIZE_URL: endpoint.default('https://www.facebook.com/v23.0/dialog/oauth'),
  FACEBOOK_GRAPH_URL: endpoint.default('https://graph.facebook.com/v23.0'),
  TWITTER_API_KEY: key.optional(),
  TWITTER_API_SECRET: key.optional(),
  TWITTER_API_URL: endpoint.default('https://api.twitter.com'),
};

type Values = z.infer<z.ZodObject<typeof socialVariables>>;

export interface GoogleSettings {
  readonly clientId: string;
  readonly authorizeUrl: string;
  /** Address of Google's public keys. */
  readonly jwksUrl: string;
  readonly issuer: string;
}

export interface FacebookSettings {
  readonly appId: string;
  readonly appSecret: string;
  readonly authorizeUrl: string;
  readonly graphUrl: string;
}

export interface TwitterSettings {
  readonly apiKey: string;
  readonly apiSecret: string;
  readonly apiUrl: string;
}

/** Social providers. An undefined one is not offered. */
export interface SocialSettings {
  readonly google?: GoogleSettings | undefined;
  readonly facebook?: FacebookSettings | undefined;
  readonly twitter?: TwitterSettings | undefined;
}

const PAIRS = [
  ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
  ['TWITTER_API_KEY', 'TWITTER_API_SECRET'],
] as const;

/** The variables that are missing beside one that is set. */
export function missingSocialKeys(value: Values): MissingKey[] {
  return PAIRS.flatMap(([first, second]): MissingKey[] => {
    if (value[first] && !value[second]) return [{ name: second, beside: first }];
    return value[second] && !value[first] ? [{ name: first, beside: second }] : [];
  });
}

interface MissingKey {
  readonly name: string;
  readonly beside: string;
}

export function socialSettingsOf(value: Values): SocialSettings {
  const { GOOGLE_CLIENT_ID: clientId, FACEBOOK_APP_ID: appId, FACEBOOK_APP_SECRET: appSecret } = value;
  const { TWITTER_API_KEY: apiKey, TWITTER_API_SECRET: apiSecret } = value;
  return {
    google: clientId
      ? {
          clientId,
          authorizeUrl: value.GOOGLE_AUTHORIZE_URL,
          jwksUrl: value.GOOGLE_JWKS_URL,
          issuer: value.GOOGLE_ISSUER,
        }
      : undefined,
    facebook:
      appId && appSecret
        ? { appId, appSecret, authorizeUrl: value.FACEBOOK_AUTHORIZE_URL, graphUrl: value.FACEBOOK_GRAPH_URL }
        : undefined,
    twitter: apiKey && apiSecret ? { apiKey, apiSecret, apiUrl: value.TWITTER_API_URL } : undefined,
  };
}
