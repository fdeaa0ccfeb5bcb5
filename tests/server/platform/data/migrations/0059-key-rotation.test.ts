import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../../../../sdk/base';
import { openKeyRings } from '../../../../../server/account/session/keys';
import { keyRotation } from '../../../../../server/platform/data/migrations/0059-key-rotation';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(keyRotation);
  await old.fill(`
insert into signing_key (purpose, kid, secret) values ('media', 'in-use', 'c2VjcmV0');
insert into signing_key (purpose, kid, secret, retired_at) values ('media', 'retired', 'c2VjcmV0', '2026-01-01');
`);
  await old.migrate();
});
afterAll(() => old.close());

test('the key in use goes on to sign, and a retired one to verify', async () => {
  const ring = (await openKeyRings(old.db, systemClock)).of('media');
  expect(ring.current.kid).toBe('in-use');
  expect(ring.find('retired')?.kid).toBe('retired');
});
