import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSocialSignIn } from '../../../../sdk/stores/session/social-sign-in';
import { json, sessionAnswer } from '../../client/stub-server';
import { openSpotreel } from '../open-spotreel';

const google = { provider: 'google', clientId: 'g-1', authorizeUrl: 'https://accounts.test/auth' } as const;
const facebook = { provider: 'facebook', clientId: 'f-1', authorizeUrl: 'https://facebook.test/dialog' } as const;
const twitter = { provider: 'twitter', clientId: null, authorizeUrl: null } as const;
const ORIGIN = 'https://videos.test';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

async function opened() {
  const { server, spotreel } = await openSpotreel();
  await spotreel.session.signOut();
  server.answer('beginGoogle', () => json({ data: { nonce: 'of-the-server' } }));
  const social = createSocialSignIn(spotreel);
  const status = () => spotreel.session.$session.get().status;
  const sent = (name: string) => server.received.filter((one) => one.name === name).map(({ body }) => body);
  return { server, spotreel, social, status, sent };
}

describe('with Google', () => {
  test('asks for an ID token, and sends it with the nonce that was asked with', async () => {
    const { server, social, status, sent } = await opened();
    const url = new URL((await social.begin(google, ORIGIN)) ?? '');
    expect(url.origin + url.pathname).toBe('https://accounts.test/auth');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: 'g-1',
      redirect_uri: `${ORIGIN}/login/google`,
      response_type: 'id_token',
      nonce: 'of-the-server',
    });
    server.answer('loginGoogle', () => sessionAnswer(2));
    await social.finish('google', `${ORIGIN}/login/google#state=${url.searchParams.get('state')}&id_token=abc`);
    expect(sent('loginGoogle')).toEqual([{ token: 'abc', nonce: url.searchParams.get('nonce') }]);
    expect([status(), social.$state.get().status]).toEqual(['signed-in', 'done']);
  });

  test('takes no login that this tab did not begin: a link of a stranger', async () => {
    const { social, sent } = await opened();
    await social.finish('google', `${ORIGIN}/login/google#state=x&id_token=stranger`);
    expect(social.$state.get().failure?.code).toBe('social_lost');
    await social.begin(google, ORIGIN);
    await social.finish('google', `${ORIGIN}/login/google#state=other&id_token=stranger`);
    expect(social.$state.get().failure?.code).toBe('social_lost');
    expect(sent('loginGoogle')).toEqual([]);
  });

  test('says that the person canceled, and what the server refuses', async () => {
    const { server, social, status } = await opened();
    await social.begin(google, ORIGIN);
    await social.finish('google', `${ORIGIN}/login/google?error=access_denied`);
    expect(social.$state.get().failure?.code).toBe('social_cancelled');
    server.answer('beginGoogle', () => json({ data: { nonce: 'another' } }));
    const state = new URL((await social.begin(google, ORIGIN)) ?? '').searchParams.get('state');
    server.refuse('loginGoogle', 'social_token_invalid');
    await social.finish('google', `${ORIGIN}/login/google#state=${state}&id_token=abc`);
    expect(social.$state.get().failure?.message).toBe('We could not confirm this login. Try again.');
    expect(status()).toBe('signed-out');
  });
});

test('with Facebook: an access token', async () => {
  const { server, social, status, sent } = await opened();
  const url = new URL((await social.begin(facebook, ORIGIN)) ?? '');
  expect(url.searchParams.get('response_type')).toBe('token');
  server.answer('loginFacebook', () => sessionAnswer(2));
  await social.finish('facebook', `${ORIGIN}/login/facebook#access_token=fb&state=${url.searchParams.get('state')}`);
  expect(sent('loginFacebook')).toEqual([{ token: 'fb' }]);
  expect(status()).toBe('signed-in');
});

describe('with Twitter', () => {
  test('goes where the server says, and sends token and verifier; a code comes later', async () => {
    const { server, social, status, sent } = await opened();
    server.answer('twitterUrl', () => json({ data: { url: 'https://twitter.test/ask', oauthToken: 't' } }));
    expect(await social.begin(twitter, ORIGIN)).toBe('https://twitter.test/ask');
    server.refuse('loginTwitter', 'second_factor_required');
    await social.finish('twitter', `${ORIGIN}/login/twitter?oauth_token=t&oauth_verifier=v`);
    expect(social.$state.get().status).toBe('code');
    server.answer('loginTwitter', () => sessionAnswer(2));
    expect(await social.sendCode('123456')).toBeUndefined();
    const both = { oauthToken: 't', oauthVerifier: 'v' };
    expect(sent('loginTwitter')).toEqual([both, { ...both, code: '123456' }]);
    expect(status()).toBe('signed-in');
  });

  test('is canceled, or cannot be reached', async () => {
    const { server, social } = await opened();
    server.answer('twitterUrl', () => json({ data: { url: 'https://twitter.test/ask', oauthToken: 't' } }));
    await social.begin(twitter, ORIGIN);
    await social.finish('twitter', `${ORIGIN}/login/twitter?denied=t`);
    expect(social.$state.get().failure?.code).toBe('social_cancelled');
    server.refuse('twitterUrl', 'social_failed');
    expect(await social.begin(twitter, ORIGIN)).toBeUndefined();
    expect(social.$state.get().failure?.message).toBe('This login does not work right now. Try again in a moment.');
  });
});

test('a tab that remembers nothing begins no login', async () => {
  const { social } = await opened();
  vi.stubGlobal('sessionStorage', undefined);
  expect(await social.begin(google, ORIGIN)).toBeUndefined();
  expect(social.$state.get().failure?.code).toBe('social_unreachable');
});
