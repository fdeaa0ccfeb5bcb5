/** Platforms where videos are published. Each is absent until its keys are set. */
import * as z from 'zod';

const key = z.string().min(1).max(500);
const endpoint = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/(?<!\/)\/+$/, ''));

export const publishingVariables = {
  /** Client of the type "Web application" in a Google Cloud project with the YouTube Data API. */
  YOUTUBE_CLIENT_ID: key.optional(),
  YOUTUBE_CLIENT_SECRET: key.optional(),
  /** Other addresses than Google's own, for a test. */
  YOUTUBE_AUTHORIZE_URL: endpoint.default('https://accounts.google.com/o/oauth2/v2/auth'),
  YOUTUBE_TOKEN_URL: endpoint.default('https://oauth2.googleapis.com'),
  YOUTUBE_API_URL: endpoint.default('https://www.googleapis.com'),
};

type Values = z.infer<z.ZodObject<typeof publishingVariables>>;

export interface YouTubeSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** The page that asks the person. */
  readonly authorizeUrl: string;
  /** Address of `/token` and `/revoke`. Without a slash at the end, as `apiUrl`. */
  readonly tokenUrl: string;
  readonly apiUrl: string;
}

/** Platforms. An undefined one is not offered. */
export interface PublishingSettings {
  readonly youtube?: YouTubeSettings | undefined;
}

/** The variable that is missing beside the other one, if one is. */
export function missingYouTubeKey({ YOUTUBE_CLIENT_ID: id, YOUTUBE_CLIENT_SECRET: secret }: Values) {
  if (id && !secret) return 'YOUTUBE_CLIENT_SECRET';
  return secret && !id ? 'YOUTUBE_CLIENT_ID' : undefined;
}

export function publishingSettingsOf(value: Values): PublishingSettings {
  const { YOUTUBE_CLIENT_ID: clientId, YOUTUBE_CLIENT_SECRET: clientSecret } = value;
  if (!clientId || !clientSecret) return {};
  return {
    youtube: {
      clientId,
      clientSecret,
      authorizeUrl: value.YOUTUBE_AUTHORIZE_URL,
      tokenUrl: value.YOUTUBE_TOKEN_URL,
      apiUrl: value.YOUTUBE_API_URL,
    },
  };
}
