import { describe, expect, it, vi } from 'vitest';
import { createClient } from '../../../../sdk/client/client';
import type { AccessTokenRequest } from '../../../../sdk/client/session/host-credentials';
import { expired, failure, json, stubServer } from '../stub-server';

function hosted(getAccessToken: (request: AccessTokenRequest) => Promise<string | null> | string | null, good = 'a') {
  const state = { good };
  const server = stubServer(({ token }) => {
    if (!token) return failure('jwt_not_found', 'JWT Token not found', 401);
    return token === state.good ? json({ data: [] }) : expired();
  });
  const required = vi.fn();
  const client = createClient({ baseUrl: '', fetch: server.fetch, getAccessToken, onAuthRequired: required });
  return { ...server, client, required, state };
}

describe('a host page that owns the session', () => {
  it('is asked for a token once', async () => {
    const getAccessToken = vi.fn(async () => 'a');
    const { client } = hosted(getAccessToken);
    await Promise.all([client.goals(), client.fonts()]);
    await client.goals();
    expect(getAccessToken.mock.calls).toHaveLength(1);
    expect(getAccessToken).toHaveBeenCalledWith({ reason: 'request', signal: expect.any(AbortSignal) });
  });

  it('is asked once for a fresh one when the server calls it expired', async () => {
    const getAccessToken = vi.fn(async ({ reason }: AccessTokenRequest) => (reason === 'expired' ? 'b' : 'a'));
    const { client, state, required } = hosted(getAccessToken);
    await client.goals();
    state.good = 'b';
    await Promise.all([client.goals(), client.fonts(), client.goals()]);
    expect(getAccessToken.mock.calls.map(([{ reason }]) => reason)).toEqual(['request', 'expired']);
    expect(required).not.toHaveBeenCalled();
  });

  it('without a fresh one hears that a sign-in is needed, and is asked again later', async () => {
    const tokens: (string | null)[] = ['old', null, 'a'];
    const { client, required } = hosted(() => tokens.shift() ?? null);
    await expect(client.goals()).rejects.toMatchObject({ code: 'jwt_expired' });
    expect(required).toHaveBeenCalledTimes(1);
    expect(await client.goals()).toEqual([]);
  });

  it('that keeps giving the same expired token ends the round', async () => {
    const getAccessToken = vi.fn(() => 'old');
    const { client, required } = hosted(getAccessToken);
    await expect(client.goals()).rejects.toMatchObject({ code: 'jwt_expired' });
    expect([getAccessToken.mock.calls.length, required.mock.calls.length]).toEqual([2, 1]);
  });

  it('that fails fails the call, and is asked again by the next', async () => {
    const getAccessToken = vi.fn().mockRejectedValueOnce(new Error('no wifi')).mockResolvedValue('a');
    const { client } = hosted(getAccessToken);
    await expect(client.goals()).rejects.toThrow('no wifi');
    expect(await client.goals()).toEqual([]);
  });

  it('is told when nobody waits any more', async () => {
    let signal: AbortSignal | undefined;
    const { client } = hosted((request) => {
      signal = request.signal;
      return new Promise(() => {});
    });
    const one = new AbortController();
    const two = new AbortController();
    const calls = Promise.allSettled([client.goals({ signal: one.signal }), client.fonts({ signal: two.signal })]);
    await vi.waitFor(() => expect(signal).toBeDefined());
    one.abort();
    await Promise.resolve();
    expect(signal?.aborted).toBe(false);
    two.abort();
    await calls;
    expect(signal?.aborted).toBe(true);
  });
});
