import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient, openSession } from '../../../../sdk/client/client';
import { memorySecurityStorage, SIGNED_OUT } from '../../../../sdk/client/session/security-state';
import { sharedStorage } from '../memory-storage';
import { type Answer, type Asked, expired, failure, json, sessionAnswer, stubServer, user } from '../stub-server';

/** A server of which only the newest token is good; `refresh` decides what a refresh answers. */
function tokenServer(options: { good?: string; refresh?: Answer } = {}) {
  const state = { good: options.good ?? 'token-1', refreshes: 0, logouts: [] as string[] };
  const refresh: Answer =
    options.refresh ??
    (() => {
      state.refreshes += 1;
      state.good = `token-${state.refreshes + 1}`;
      return sessionAnswer(state.refreshes + 1);
    });
  const answer = (asked: Asked) => {
    if (asked.path.endsWith('/security/login')) return sessionAnswer(1);
    if (asked.path.endsWith('/security/refresh')) return refresh(asked);
    if (asked.path.endsWith('/security/logout')) {
      state.logouts.push((asked.body as { refreshToken: string }).refreshToken);
      return json({ data: { revoked: true } });
    }
    if (!asked.token) return failure('jwt_not_found', 'JWT Token not found', 401);
    if (asked.token === 'forged') return failure('jwt_invalid', 'Invalid JWT Token', 401);
    return asked.token === state.good ? json({ data: [] }) : expired();
  };
  return { ...stubServer(answer), state };
}

function openTab(server: ReturnType<typeof tokenServer>, storage = memorySecurityStorage(), clock = { now: () => 0 }) {
  const connection = { baseUrl: 'http://stub', fetch: server.fetch };
  const session = openSession({ ...connection, storage, clock });
  const required = vi.fn();
  session.on('auth-required', required);
  return { session, client: createClient({ ...connection, session }), required, storage };
}

async function signedIn(server: ReturnType<typeof tokenServer>, storage = memorySecurityStorage()) {
  const tab = openTab(server, storage);
  await tab.session.signIn({ email: ' Dana@Example.com ', password: 'p' });
  return tab;
}

describe('signing in and out', () => {
  it('lower-cases the email and keeps the security slice, nothing else', async () => {
    const server = tokenServer();
    const { session, storage } = await signedIn(server);
    expect(server.asked[0]?.body).toEqual({ email: 'dana@example.com', password: 'p' });
    expect(session.state).toMatchObject({ authenticated: true, token: 'token-1', firstName: 'Dana' });
    expect(Object.keys(JSON.parse(storage.read() ?? '{}')).sort()).toEqual(
      ['authenticated', 'email', 'firstName', 'photo', 'refreshToken', 'switchUser', 'token'].sort(),
    );
  });

  it('is restored by the next page', async () => {
    const server = tokenServer();
    const { storage } = await signedIn(server);
    const { session, client } = openTab(server, storage);
    expect(session.state).toMatchObject({ authenticated: true, email: user.email });
    expect(await client.goals()).toEqual([]);
  });

  it('forgets the tokens at once and revokes them', async () => {
    const server = tokenServer();
    const { session, storage } = await signedIn(server);
    const done = session.signOut();
    expect([session.state, storage.read()]).toEqual([SIGNED_OUT, null]);
    await done;
    expect(server.state.logouts).toEqual(['refresh-1']);
  });

  it('refuses wrong words without touching who is signed in', async () => {
    const server = stubServer(() => failure('credentials_invalid', 'Wrong email or password.', 401));
    const session = openSession({ baseUrl: '', fetch: server.fetch, storage: memorySecurityStorage() });
    const required = vi.fn();
    session.on('auth-required', required);
    await expect(session.signIn({ email: 'a@b.c', password: 'x' })).rejects.toMatchObject({
      code: 'credentials_invalid',
    });
    expect(required).not.toHaveBeenCalled();
  });

  it.each(['', '{', '[]', '{"authenticated":true}', '{"token":"t"}', 'null'])(
    'takes a damaged slice (%s) as signed out',
    (text) => {
      const storage = memorySecurityStorage();
      storage.write(text);
      expect(openTab(tokenServer(), storage).session.state).toEqual(SIGNED_OUT);
    },
  );

  it('lets an operator act as another user', async () => {
    const server = tokenServer();
    const { session, client } = await signedIn(server);
    session.actAs('client@example.com');
    await client.goals();
    expect(server.asked.at(-1)?.headers['x-switch-user']).toBe('client@example.com');
    session.actAs(null);
    await client.goals();
    expect(server.asked.at(-1)?.headers).not.toHaveProperty('x-switch-user');
  });
});

describe('an expired token', () => {
  it('is refreshed once for many calls, and each call is repeated once', async () => {
    const server = tokenServer();
    const { client, session } = await signedIn(server);
    server.state.good = 'none yet';
    await Promise.all([client.goals(), client.fonts(), client.goals(), client.organisations()]);
    expect(server.state.refreshes).toBe(1);
    expect(session.state).toMatchObject({ token: 'token-2', refreshToken: 'refresh-2' });
    expect(server.asked.filter(({ path }) => path.endsWith('/goal'))).toHaveLength(4);
  });

  it('keeps acting as the other user', async () => {
    const server = tokenServer();
    const { client, session } = await signedIn(server);
    session.actAs('client@example.com');
    server.state.good = 'none yet';
    await client.goals();
    expect(session.state.switchUser).toBe('client@example.com');
  });

  it('that cannot be refreshed signs out and asks for a sign-in, once', async () => {
    const server = tokenServer({ refresh: () => failure('refresh_token_invalid', 'Invalid refresh token.', 401) });
    const { client, session, required, storage } = await signedIn(server);
    server.state.good = 'none';
    const calls = await Promise.allSettled([client.goals(), client.fonts()]);
    expect(calls.map((call) => call.status === 'rejected' && call.reason.code)).toEqual(['jwt_expired', 'jwt_expired']);
    expect([session.state, storage.read()]).toEqual([SIGNED_OUT, null]);
    expect(required.mock.calls).toEqual([[{ reason: 'refresh_token_invalid' }]]);
  });

  it('keeps the session when the refresh gets no answer, and rests before the next try', async () => {
    let now = 0;
    let tries = 0;
    const server = tokenServer({
      refresh: () => {
        tries += 1;
        if (tries === 1) throw new TypeError('offline');
        server.state.good = 'token-2';
        return sessionAnswer(2);
      },
    });
    const { session, client, required } = openTab(server, memorySecurityStorage(), { now: () => now });
    await session.signIn({ email: 'dana@example.com', password: 'p' });
    server.state.good = 'none';
    await expect(client.goals()).rejects.toMatchObject({ code: 'network_error' });
    await expect(client.goals()).rejects.toMatchObject({ code: 'network_error' });
    expect([tries, session.state.authenticated, required.mock.calls.length]).toEqual([1, true, 0]);
    now = 5_000;
    expect(await client.goals()).toEqual([]);
    expect(tries).toBe(2);
  });

  it('refused again after the refresh ends the session instead of going round', async () => {
    const server = tokenServer({ refresh: () => sessionAnswer(9) });
    const { client, session, required } = await signedIn(server);
    server.state.good = 'none';
    await expect(client.goals()).rejects.toMatchObject({ code: 'jwt_expired' });
    expect([session.state.authenticated, required.mock.calls.length]).toEqual([false, 1]);
  });

  it('does not hold a caller that aborts, nor do its abort stop the refresh', async () => {
    let finish: (response: Response) => void = () => {};
    const server = tokenServer({
      refresh: () =>
        new Promise<Response>((resolve) => {
          finish = resolve;
        }),
    });
    const { client, session } = await signedIn(server);
    server.state.good = 'none';
    const controller = new AbortController();
    const aborted = client.goals({ signal: controller.signal });
    const patient = client.fonts();
    await vi.waitFor(() => expect(server.asked.some(({ path }) => path.endsWith('/refresh'))).toBe(true));
    controller.abort();
    await expect(aborted).rejects.toMatchObject({ code: 'aborted' });
    server.state.good = 'token-2';
    finish(sessionAnswer(2));
    expect(await patient).toEqual([]);
    expect(session.state.token).toBe('token-2');
    expect(server.asked.filter(({ path }) => path.endsWith('/refresh'))).toHaveLength(1);
  });
});

describe('a refresh that is overtaken', () => {
  let finish: (response: Response) => void = () => {};
  let server: ReturnType<typeof tokenServer>;
  beforeEach(() => {
    server = tokenServer({
      refresh: () =>
        new Promise<Response>((resolve) => {
          finish = resolve;
        }),
    });
  });

  async function duringRefresh() {
    const tab = await signedIn(server);
    server.state.good = 'token-2';
    const call = tab.client.goals();
    const outcome = call.then(
      () => 'answered',
      (error: { code: string }) => error.code,
    );
    await vi.waitFor(() => expect(server.asked.some(({ path }) => path.endsWith('/refresh'))).toBe(true));
    return { ...tab, outcome };
  }

  it('by signing out leaves nobody signed in and revokes what it brought', async () => {
    const { session, storage, outcome } = await duringRefresh();
    await session.signOut();
    finish(sessionAnswer(2));
    expect(await outcome).toBe('jwt_expired');
    expect([session.state, storage.read()]).toEqual([SIGNED_OUT, null]);
    await vi.waitFor(() => expect(server.state.logouts).toEqual(['refresh-1', 'refresh-2']));
  });

  it('by a new sign-in keeps the new tokens', async () => {
    const { session, outcome } = await duringRefresh();
    await session.signIn({ email: 'dana@example.com', password: 'p' });
    server.state.good = 'token-1';
    finish(sessionAnswer(2));
    expect(await outcome).toBe('answered');
    expect(session.state.token).toBe('token-1');
    expect(server.state.logouts).toEqual(['refresh-2']);
  });

  it('and refused after signing out asks for nothing', async () => {
    const { session, required, outcome } = await duringRefresh();
    await session.signOut();
    finish(failure('refresh_token_invalid', 'Invalid refresh token.', 401));
    expect(await outcome).toBe('jwt_expired');
    expect(required).not.toHaveBeenCalled();
  });
});

describe('without a token that works', () => {
  it.each([
    ['nobody is signed in', null, 'jwt_not_found'],
    ['the token is forged', 'forged', 'jwt_invalid'],
  ])('a sign-in is asked for: %s', async (_case, token, code) => {
    const storage = memorySecurityStorage();
    if (token) storage.write(JSON.stringify({ token, refreshToken: 'r', email: 'dana@example.com' }));
    const { client, session, required } = openTab(tokenServer(), storage);
    await expect(client.goals()).rejects.toMatchObject({ code, status: 401 });
    expect(required).toHaveBeenCalledWith({ reason: code });
    expect(session.state.authenticated).toBe(false);
  });
});

describe('two tabs', () => {
  it('share what one of them refreshed', async () => {
    const server = tokenServer();
    const shared = sharedStorage();
    const first = await signedIn(server, shared.tab());
    const second = openTab(server, shared.tab());
    server.state.good = 'none yet';
    await first.client.goals();
    expect(second.session.state.token).toBe('token-2');
    await second.client.goals();
    expect(server.state.refreshes).toBe(1);
  });

  it('survive that one of them used the refresh token up', async () => {
    const shared = sharedStorage();
    const server = tokenServer({
      refresh: () => {
        // The other tab was faster: its tokens are in the store, ours are used up.
        shared.tab().write(JSON.stringify({ token: 'token-7', refreshToken: 'refresh-7', email: user.email }));
        server.state.good = 'token-7';
        return failure('refresh_token_invalid', 'Invalid refresh token.', 401);
      },
    });
    const { client, required } = await signedIn(server, { ...shared.tab(), subscribe: () => () => {} });
    server.state.good = 'none';
    expect(await client.goals()).toEqual([]);
    expect(required).not.toHaveBeenCalled();
  });

  it('sign out together', async () => {
    const server = tokenServer();
    const shared = sharedStorage();
    const first = await signedIn(server, shared.tab());
    const second = openTab(server, shared.tab());
    const changed = vi.fn();
    second.session.on('change', changed);
    await first.session.signOut();
    expect(second.session.state).toEqual(SIGNED_OUT);
    expect(changed).toHaveBeenCalledWith({ authenticated: false, origin: 'storage' });
    second.session.dispose();
    await first.session.signIn({ email: 'dana@example.com', password: 'p' });
    expect(second.session.state).toEqual(SIGNED_OUT);
  });
});

describe('tokens', () => {
  it('stay out of errors, events and logs', async () => {
    const logs = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) =>
      vi.spyOn(console, level).mockImplementation(() => {}),
    );
    const server = tokenServer({ refresh: () => failure('refresh_token_invalid', 'Invalid refresh token.', 401) });
    const { client, session, required } = await signedIn(server);
    const changes: unknown[] = [];
    session.on('change', (event) => changes.push(event));
    server.state.good = 'none';
    const error = await client.goals().catch((thrown: Error) => thrown);
    const seen = JSON.stringify([error, String(error), (error as Error).stack, changes, required.mock.calls]);
    expect(seen).not.toMatch(/token-1|refresh-1/);
    for (const log of logs) {
      expect(log).not.toHaveBeenCalled();
      log.mockRestore();
    }
    for (const { path, query } of server.asked) expect(path + JSON.stringify(query)).not.toMatch(/token-\d|refresh-\d/);
  });
});
