import { expect, test } from 'vitest';
import { isCommonPassword, refuseCommonPassword } from '../../../../server/account/passwords/common-passwords';

const EMAIL = 'maria.silva@bakery.example';

test.each([
  'qwertyuiop',
  'QWERTYUIOP',
  'Password123',
  'football2026!!',
  '1234!!basketball',
  'aaaaaaaaaa',
  'abcabcabcab',
  'Spotreel2026',
  'maria-123456',
  'BAKERY#20261126',
  '2026silva2026',
  'love-9274-3816',
  'ab1ab1ab1ab1',
])('%s is one that people try first', (password) => {
  expect(isCommonPassword(password, EMAIL)).toBe(true);
});

test.each([
  'correct horse battery',
  'juniper lamp 42 rivers',
  'a longer new password',
  'spring-clouds-2026',
  'k3hf-92qd-pm4w-x7ns',
  'max-9274-3816',
  'maria17bakery',
  'abcabcabcabd',
  '4-8-15-16-23-42',
  '静かな森の朝の光と風と水',
])('%s is not', (password) => {
  expect(isCommonPassword(password, EMAIL)).toBe(false);
});

test('the names of an account count in any case, whatever separates them', () => {
  expect(isCommonPassword('quintela-2026-11', 'MARIA..QUINTELA@Bakery.example')).toBe(true);
  expect(isCommonPassword('quintela-2026-11', 'ann@bakery.example')).toBe(false);
});

test('such a password is refused, and no other', () => {
  expect(() => refuseCommonPassword('Password123', EMAIL)).toThrow(
    expect.objectContaining({ code: 'password_common' }),
  );
  expect(() => refuseCommonPassword('juniper lamp 42 rivers', EMAIL)).not.toThrow();
});
