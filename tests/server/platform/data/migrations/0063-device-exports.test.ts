import { afterAll, beforeAll, expect, test } from 'vitest';
import { plan } from '../../../../../server/account/tables';
import { usagesOf } from '../../../../../server/account/usages';
import { deviceExports } from '../../../../../server/platform/data/migrations/0063-device-exports';
import { deviceExport } from '../../../../../server/project/device-exports/tables';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(deviceExports);
  await old.fill(`
insert into plan (tenant_id, name, price_minor, currency, interval, group_name, group_type) values (1, 'Pro', 2900, 'USD', 'month', 'Pro', 'pro');
insert into render (tenant_id, owner_id, project_version, snapshot, width_px, height_px, duration_seconds) values (1, 1, 1, '{}', 1920, 1080, 8);
`);
  await old.migrate();
});
afterAll(() => old.close());

test('plans of before count no exports on the device, and renders of before still count', async () => {
  expect(await old.db.select().from(plan)).toMatchObject([{ name: 'Pro', countsDeviceExports: false }]);
  expect(await old.db.select().from(deviceExport)).toEqual([]);
  expect(await usagesOf(old.db, 1, { startsAt: new Date(0) })).toMatchObject({ renders: 1 });
});
