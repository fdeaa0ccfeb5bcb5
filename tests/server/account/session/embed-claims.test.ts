import { describe, expect, it } from 'vitest';
import { readEmbedClaims, writeEmbedClaims } from '../../../../server/account/session/embed-claims';

describe('what an embed token says', () => {
  it.each([undefined, 12])('is read as it was written, for project %s', (projectId) => {
    const claims = { keyId: 3, origins: ['https://shop.test'], projectId };
    const written: unknown = JSON.parse(JSON.stringify(writeEmbedClaims(claims)));
    expect(readEmbedClaims(written)).toEqual(claims);
  });

  it.each([
    undefined,
    null,
    'key',
    {},
    { key: '3', origins: ['https://shop.test'] },
    { key: 3 },
    { key: 3, origins: 'https://shop.test' },
    { key: 3, origins: [] },
  ])('is nothing without a key and a site: %j', (value) => {
    expect(readEmbedClaims(value)).toBeUndefined();
  });

  it('names no project where that is no number', () => {
    expect(readEmbedClaims({ key: 3, origins: ['a', 5], project: '12' })).toEqual({
      keyId: 3,
      origins: ['a', '5'],
      projectId: undefined,
    });
  });
});
