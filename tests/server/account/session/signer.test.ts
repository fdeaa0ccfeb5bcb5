import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createSigner } from '../../../../server/account/session/signer';
import { createPageTokens } from '../../../../server/survey/page/page-tokens';

const first = { kid: 'first', secret: new Uint8Array(48).fill(7) };
const second = { kid: 'second', secret: new Uint8Array(48).fill(8) };
let now = Date.UTC(2026, 10, 29);
const ringOf = (...keys: (typeof first)[]) => ({
  current: keys[0] as typeof first,
  find: (wanted: string | undefined) => keys.find(({ kid }) => kid === wanted),
});
const clock = { now: () => now };
const signer = createSigner(ringOf(first), clock);

describe('a signature', () => {
  test('is of its parts and its purpose alone', () => {
    const signature = signer.sign('media-address', ['a/b.png', 12, '']);
    expect(signer.isSigned('media-address', ['a/b.png', 12, ''], signature)).toBe(true);
    expect(signer.isSigned('media-address', ['a/b.png', 13, ''], signature)).toBe(false);
    expect(signer.isSigned('survey-file', ['a/b.png', 12, ''], signature)).toBe(false);
    for (const broken of ['', 'first', 'first.', `first.${'A'.repeat(22)}`, signature.replace('first', 'other')])
      expect(signer.isSigned('media-address', ['a/b.png', 12, ''], broken)).toBe(false);
  });

  test('counts as long as its key is known', () => {
    const signature = signer.sign('personal-link', ['one']);
    expect(createSigner(ringOf(second, first), clock).isSigned('personal-link', ['one'], signature)).toBe(true);
    expect(createSigner(ringOf(second), clock).isSigned('personal-link', ['one'], signature)).toBe(false);
  });

  test('personal links of surveys that earlier versions made have no end', () => {
    const code = createHmac('sha256', first.secret)
      .update(JSON.stringify(['personal-link', 'survey', 'person']))
      .digest();
    const link = `person.first.${code.subarray(0, 16).toString('base64url')}`;
    expect(createPageTokens(signer).readLink('survey', link)).toBe('person');
    expect(createPageTokens(signer).readLink('another', link)).toBeUndefined();
  });
});

test('a token says what it carries, for its purpose, until its end', async () => {
  const token = await signer.issue('survey-export', { surveyId: 'one' }, 300);
  expect(await signer.read('survey-export', token)).toMatchObject({ surveyId: 'one' });
  expect(await signer.read('survey-preview', token)).toBeUndefined();
  now += 300_000;
  expect(await signer.read('survey-export', token)).toBeUndefined();
});
