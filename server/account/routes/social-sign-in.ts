import { socialSignInCalls } from '@spotreel/sdk/contract';
import { ApiError } from '../../platform/http/api-error';
import { implement } from '../implement';
import { spendSocialSignIn } from '../rules/social-limits';
import { signInWith } from '../social/sign-in-with';
import { endTwitterRequest, identifyTwitter, keepTwitterRequest } from '../social/twitter-requests';

export const loginGoogle = implement(socialSignInCalls.loginGoogle, async ({ body, context }, services) => {
  const { db, clock, social } = services;
  if (!social.google) throw new ApiError('social_unavailable');
  await spendSocialSignIn(db, clock, context.address);
  return signInWith(await social.google.identify(body.token, body.nonce), body.code, services, context);
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
