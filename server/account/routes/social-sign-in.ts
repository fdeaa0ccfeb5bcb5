import { socialSignInCalls } from '@spotreel/sdk/internal/contract';
import { ApiError } from '../../platform/http/api-error';
import { implement } from '../domain';
import { sweepLinkTokens } from '../links/link-tokens';
import { spendSocialSignIn } from '../rules/social-limits';
import { signInWith } from '../social/sign-in-with';
import { endTwitterRequest, identifyTwitter, keepTwitterRequest } from '../social/twitter-requests';

/** For somebody who is asked for a second factor meanwhile. */
const NONCE_MS = 15 * 60_000;

export const beginGoogle = implement(socialSignInCalls.beginGoogle, async ({ context }, services) => {
  const { db, clock, social, links } = services;
  if (!social.google) throw new ApiError('social_unavailable');
  await spendSocialSignIn(db, clock, context.address);
  await sweepLinkTokens(db, clock);
  const endsAt = new Date(clock.now() + NONCE_MS);
  // it belongs to no row and to no person yet
  return { nonce: await links.issue(db, 'google_nonce', { id: 0, person: '' }, { endsAt, keepsOlder: true }) };
});

export const loginGoogle = implement(socialSignInCalls.loginGoogle, async ({ body, context }, services) => {
  const { db, clock, social, links } = services;
  if (!social.google) throw new ApiError('social_unavailable');
  await spendSocialSignIn(db, clock, context.address);
  if (!(await links.find(db, 'google_nonce', body.nonce))) throw new ApiError('social_token_invalid');
  const identity = await social.google.identify(body.token, body.nonce);
  const answer = await signInWith(identity, body.code, services, context);
  // not before: the same token comes again with the code of the second factor
  if (!(await links.spend(db, 'google_nonce', body.nonce))) throw new ApiError('social_token_invalid');
  return answer;
});

export const loginFacebook = implement(socialSignInCalls.loginFacebook, async ({ body, context }, services) => {
  const { db, clock, social } = services;
  if (!social.facebook) throw new ApiError('social_unavailable');
  await spendSocialSignIn(db, clock, context.address);
  return signInWith(await social.facebook.identify(body.token), body.code, services, context);
});

export const loginTwitter = implement(socialSignInCalls.loginTwitter, async ({ body, context }, services) => {
  const { db, clock, social } = services;
  if (!social.twitter) throw new ApiError('social_unavailable');
  await spendSocialSignIn(db, clock, context.address);
  const identity = await identifyTwitter(db, social.twitter, body, clock);
  const answer = await signInWith(identity, body.code, services, context);
  await endTwitterRequest(db, body.oauthToken);
  return answer;
});

/** Twitter sends the person back to a page of the app, which it knows from its own settings of the app. */
export const twitterUrl = implement(socialSignInCalls.twitterUrl, async ({ context }, { db, clock, social }) => {
  if (!social.twitter) throw new ApiError('social_unavailable');
  await spendSocialSignIn(db, clock, context.address);
  const request = await social.twitter.begin(`${context.baseUrl}/login/twitter`);
  await keepTwitterRequest(db, request, clock);
  return { url: social.twitter.urlFor(request.token), oauthToken: request.token };
});
