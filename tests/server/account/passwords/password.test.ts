import { expect, test } from 'vitest';
import { hashPassword, passwordMatches } from '../../../../server/account/passwords/password';

test('the hash is argon2id with the cost that OWASP names, and a salt for each', async () => {
  const [first, second] = await Promise.all([hashPassword('pears'), hashPassword('pears')]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(second).not.toBe(first);
});

test('a password matches as it is, character by character', async () => {
  const password = ' Pärs 梨 🍐 ';
  const stored = await hashPassword(password);
  expect(await passwordMatches(stored, password)).toBe(true);
  for (const other of [password.trim(), password.toLowerCase(), `${password}x`, ''])
    expect(await passwordMatches(stored, other)).toBe(false);
});

test('an account without a password matches none', async () => {
  for (const stored of [null, undefined])
    expect(await passwordMatches(stored, 'no account has this password')).toBe(false);
});
