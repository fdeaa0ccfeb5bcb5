import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { loggedPath } from '../../../../server/platform/log/logged-path';

test.each([18, 21, 24, 32, 48])('a key of %i random bytes is struck out', (bytes) => {
  for (let round = 0; round < 50; round++) {
    const key = randomBytes(bytes).toString(bytes === 18 ? 'hex' : 'base64url');
    expect(loggedPath(`/api/v1/invitations/${key}/accept`)).toBe('/api/v1/invitations/…/accept');
  }
});

test('a signed token is struck out', () => {
  expect(loggedPath('/api/v1/share/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3In0.c2ln')).toBe('/api/v1/share/…');
});

test.each([
  '/api/v1/project/987654/status',
  '/api/v1/client/cm3x5f8a90000qwertyuiop12/environment',
  '/api/v1/security/request-password-reset',
  '/library/poster-3f2a9c0b7d1e4f5a6b7c8d9e0f1a2b3c.webp',
])('%s stays as it is', (path) => expect(loggedPath(path)).toBe(path));
