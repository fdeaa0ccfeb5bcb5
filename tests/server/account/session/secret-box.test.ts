import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { KeyRing, SigningKey } from '../../../../server/account/session/keys';
import { createSecretBox } from '../../../../server/account/session/secret-box';

const key = (kid: string): SigningKey => ({ kid, secret: randomBytes(48) });

function ringOf(current: SigningKey, ...retired: SigningKey[]): KeyRing {
  return { current, find: (kid) => [current, ...retired].find((one) => one.kid === kid) };
}

describe('a secret box', () => {
  const first = key('first');
  const box = createSecretBox(ringOf(first));

  test('gives back what was put in, in another form each time', () => {
    const sealed = box.seal('1//refresh é', 'Ann');
    expect(sealed).not.toContain('refresh');
    expect(box.seal('1//refresh é', 'Ann')).not.toBe(sealed);
    expect(box.open(sealed, 'Ann')).toBe('1//refresh é');
  });

  test('opens with a key that was retired, and not without it', () => {
    const sealed = box.seal('secret', 'Ann');
    const second = key('second');
    expect(createSecretBox(ringOf(second, first)).open(sealed, 'Ann')).toBe('secret');
    expect(createSecretBox(ringOf(second)).open(sealed, 'Ann')).toBeUndefined();
    expect(createSecretBox(ringOf({ ...second, kid: 'first' })).open(sealed, 'Ann')).toBeUndefined();
  });

  test('knows what a retired key has sealed', () => {
    const sealed = box.seal('secret', 'Ann');
    const later = createSecretBox(ringOf(key('second'), first));
    expect([box.isStale(sealed), later.isStale(sealed), later.isStale(later.seal('secret', 'Ann'))]).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('opens what an earlier version has stored', () => {
    const stored = 'first.7DQDWHW6yWw4-VcQHJdG73ZljNn_jm5gq7_BiDFNmfGY9n6laQknBFQ';
    const fixed = { kid: 'first', secret: new Uint8Array(48).fill(7) };
    expect(createSecretBox(ringOf(fixed)).open(stored, 'Ann')).toBe('1//refresh é');
  });

  test('holds an empty secret', () => {
    expect(box.open(box.seal('', 'Ann'), 'Ann')).toBe('');
  });

  test.each([
    ['another owner', (sealed: string) => [sealed, 'Ben']],
    [
      'a changed byte',
      (sealed: string) => [`${sealed.slice(0, -3)}${sealed.at(-3) === 'A' ? 'B' : 'A'}${sealed.slice(-2)}`, 'Ann'],
    ],
    ['a shorter tag', (sealed: string) => [sealed.slice(0, -8), 'Ann']],
    ['nothing', () => ['', 'Ann']],
    ['another text', () => ['first.AAAA', 'Ann']],
  ] as const)('does not open for %s', (_what, change) => {
    const [sealed, owner] = change(box.seal('secret', 'Ann'));
    expect(box.open(sealed ?? '', owner ?? '')).toBeUndefined();
  });
});
