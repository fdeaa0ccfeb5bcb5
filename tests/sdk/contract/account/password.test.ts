import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { isSamePassword, knownPassword, newPassword, passwordPair } from '../../../../sdk/contract/account/password';

const messages = (schema: z.ZodMiniType, value: unknown) =>
  z.safeParse(schema, value).error?.issues.map(({ message, path }) => [path.join('.'), message]) ?? [];

describe('a new password', () => {
  it('has 10 to 200 characters', () => {
    expect([messages(newPassword, 'a'.repeat(10)), messages(newPassword, 'a'.repeat(200))]).toEqual([[], []]);
    expect(messages(newPassword, 'a'.repeat(9))).toEqual([['', 'Use at least 10 characters.']]);
    expect(messages(newPassword, 'a'.repeat(201))).toEqual([['', 'Use at most 200 characters.']]);
  });

  it('is typed twice in the same way', () => {
    const pair = z.object(passwordPair).check(isSamePassword);
    expect(messages(pair, { password: 'correct horse', passwordRepeat: 'correct horse' })).toEqual([]);
    expect(messages(pair, { password: 'correct horse', passwordRepeat: 'correct house' })).toEqual([
      ['passwordRepeat', 'The passwords do not match.'],
    ]);
  });
});

it('a password of an account may be shorter, but not empty', () => {
  expect(messages(knownPassword, 'a')).toEqual([]);
  expect([messages(knownPassword, '').length, messages(knownPassword, 'a'.repeat(201)).length]).toEqual([1, 1]);
});
