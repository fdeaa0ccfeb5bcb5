import { beforeEach, expect, test, vi } from 'vitest';
import type { Failure } from '../../../../sdk/stores/failure';
import { createCodeLogin } from '../../../../sdk/stores/session/code-login';

const asked = (by?: string): Failure => ({
  code: 'second_factor_required',
  message: 'Enter the code.',
  details: by === undefined ? undefined : { by: [by] },
});
const account = { email: 'olga@agency.example', password: 'p' };
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

test('an app’s code is asked for at once, and nothing is mailed or kept', async () => {
  const signIn = vi.fn(async () => undefined);
  const login = createCodeLogin({ signIn }, { ...account, failure: asked() });
  expect(await login.begin()).toBe(false);
  expect(signIn).not.toHaveBeenCalled();
  await login.submit('123456');
  expect(signIn).toHaveBeenCalledWith({ ...account, code: '123456' });
  expect(kept.size).toBe(0);
});

test('a mailed code makes this browser known, and the next login asks for none', async () => {
  const answers: (Failure | undefined)[] = [asked('email'), undefined, undefined];
  const signIn = vi.fn(async (_request: { browserSecret?: string | undefined }) => answers.shift());
  const login = createCodeLogin({ signIn }, { ...account, failure: asked('email') });
  expect(await login.begin()).toBe(false);
  expect(login.$state.get()).toMatchObject({ by: 'email', status: 'asks', sent: 1 });
  expect(kept.size).toBe(0);
  expect(await login.submit('123456')).toBeUndefined();
  const secret = kept.values().next().value;
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(signIn.mock.calls[1]?.[0]).toEqual({ ...account, code: '123456', browserSecret: secret });
  const next = createCodeLogin({ signIn }, { ...account, failure: asked('email') });
  expect(await next.begin()).toBe(true);
  expect(signIn.mock.calls[2]?.[0]).toEqual({ ...account, browserSecret: secret, sendCode: true });
});

test('a wrong code keeps nothing', async () => {
  const wrong: Failure = { code: 'second_factor_wrong', message: 'This code is not valid.' };
  const login = createCodeLogin({ signIn: async () => wrong }, { ...account, failure: asked('email') });
  expect(await login.submit('000000')).toBe(wrong);
  expect(kept.size).toBe(0);
});

test('a code that could not be mailed is said, and another try may work', async () => {
  const unsent: Failure = { code: 'login_code_unsent', message: 'We could not send you a code.' };
  const answers = [unsent, asked('email')];
  const login = createCodeLogin({ signIn: async () => answers.shift() }, { ...account, failure: asked('email') });
  await login.begin();
  expect(login.$state.get()).toEqual({ by: 'email', status: 'asks', sent: 0, failure: unsent });
  await login.begin();
  expect(login.$state.get()).toEqual({ by: 'email', status: 'asks', sent: 1, failure: undefined });
});

test('a browser that keeps nothing logs in all the same', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  const login = createCodeLogin({ signIn: async () => undefined }, { ...account, failure: asked('email') });
  expect(await login.submit('123456')).toBeUndefined();
});
