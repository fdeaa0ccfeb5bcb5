import { expect, test } from 'vitest';
import { isCommonPassword } from '../../../../server/account/session/common-passwords';

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
])('%s is one that people try first', (password) => {
  expect(isCommonPassword(password, EMAIL)).toBe(true);
});

test.each([
  'correct horse battery',
  'juniper lamp 42 rivers',
  'a longer new password',
  'spring-clouds-2026',
  'k3hf-92qd-pm4w-x7ns',
  '静かな森の朝の光と風と水',
])('%s is not', (password) => {
  expect(isCommonPassword(password, EMAIL)).toBe(false);
});
