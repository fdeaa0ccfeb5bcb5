/** The providers that this server is configured for. */
import type { Clock } from '@spotreel/sdk/internal/base';
import type { AppSettings } from '@spotreel/sdk/internal/contract';
import { createFacebookSignIn, type FacebookOptions, type FacebookSignIn } from './facebook';
import { createGoogleSignIn, type GoogleOptions, type GoogleSignIn } from './google';
import { createTwitterSignIn, type TwitterOptions, type TwitterSignIn } from './twitter';

export interface SocialOptions {
  readonly google?: (GoogleOptions & { readonly authorizeUrl: string }) | undefined;
  readonly facebook?: (FacebookOptions & { readonly authorizeUrl: string }) | undefined;
  readonly twitter?: TwitterOptions | undefined;
}

/** Providers of social sign-in. An undefined one is not offered. */
export interface SocialSignIn {
  readonly google: GoogleSignIn | undefined;
  readonly facebook: FacebookSignIn | undefined;
  readonly twitter: TwitterSignIn | undefined;
  /** Data with which browsers begin a login. */
  readonly offers: AppSettings['socialSignIn'];
}

export function createSocialProviders({ google, facebook, twitter }: SocialOptions, clock: Clock): SocialSignIn {
  const offers: SocialSignIn['offers'] = [];
  if (google) offers.push({ provider: 'google', clientId: google.clientId, authorizeUrl: google.authorizeUrl });
  if (facebook) offers.push({ provider: 'facebook', clientId: facebook.appId, authorizeUrl: facebook.authorizeUrl });
  if (twitter) offers.push({ provider: 'twitter', clientId: null, authorizeUrl: null });
  return {
    google: google && createGoogleSignIn(google, clock),
    facebook: facebook && createFacebookSignIn(facebook, clock),
    twitter: twitter && createTwitterSignIn(twitter, clock),
    offers,
  };
}
