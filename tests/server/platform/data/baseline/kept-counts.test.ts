import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appUser, tenant } from '../../../../../server/account/tables';
import { media, mediaUpload } from '../../../../../server/media/tables';
import type { Database, DatabaseConnection } from '../../../../../server/platform/data/database';
import { quotaUse } from '../../../../../server/platform/data/tables';
import { surveyEnvironment, surveyPerson, surveyUpload } from '../../../../../server/survey/tables';
import { openMigratedDatabase } from '../../../fixtures/database';

let connection: DatabaseConnection;
let db: Database;
beforeAll(async () => {
  connection = await openMigratedDatabase();
  ({ db } = connection);
  await db.insert(tenant).values({ id: 1, slug: 'team', name: 'Team' });
  const person = { tenantId: 1, passwordHash: 'hash' };
  await db.insert(appUser).values([
    { ...person, id: 1, email: 'ada@spotreel.test' },
    { ...person, id: 2, email: 'ben@spotreel.test' },
  ]);
});
afterAll(() => connection.close());

const picture = { tenantId: 1, type: 'image', mimeType: 'image/png', widthPx: 1, heightPx: 1 } as const;
const file = (id: number, ownerId: number | null, sizeBytes: number) => {
  const sourceType = ownerId === null ? ('template' as const) : ('upload' as const);
  return { ...picture, id, ownerId, sizeBytes, sourceType, name: `${id}`, fileKey: `media/${id}` };
};

const use = async () => {
  const rows = await db.select().from(quotaUse);
  return Object.fromEntries(rows.map((row) => [`${row.measure} ${row.subject}`, [row.used, row.reserved]]));
};

test('files, uploads that have begun, and people of surveys are counted as they come', async () => {
  await db.insert(media).values([file(9001, 1, 100), file(9002, 2, 2000), file(9003, null, 7)]);
  const upload = { tenantId: 1, ownerId: 1, lastModified: 1 };
  await db.insert(mediaUpload).values([
    { ...upload, name: 'open.mp4', sizeBytes: 50 },
    { ...upload, name: 'done.png', sizeBytes: 100, mediaId: 9001 },
  ]);
  await db.insert(surveyEnvironment).values({ id: 'env', tenantId: 1, name: 'Site', product: {} as never });
  await db.insert(surveyPerson).values({ id: 'p1', environmentId: 'env', userId: 'ada' });
  const sent = { environmentId: 'env', fileName: 'a.png', extension: 'png', sizeLimitBytes: 10 } as const;
  await db.insert(surveyUpload).values([
    { ...sent, id: 'u1', fileKey: 'k', sizeBytes: 8 },
    { ...sent, id: 'u2', fileKey: 'l' },
  ]);
  expect(await use()).toEqual({
    'account_storage account:1': [100, 50],
    'account_storage account:2': [2000, 0],
    'tenant_storage tenant:1': [2107, 50],
    'survey_people environment:env': [1, 0],
    'survey_storage environment:env': [8, 0],
  });
});

test('changes are counted with the rows: other sizes, other owners, rows that go with their account', async () => {
  await db.update(media).set({ sizeBytes: 40 }).where(eq(media.id, 9001));
  await db.update(mediaUpload).set({ holdsRoom: false, parts: 0 }).where(eq(mediaUpload.name, 'open.mp4'));
  await db.update(media).set({ ownerId: 2 }).where(eq(media.id, 9001));
  expect(await use()).toMatchObject({
    'account_storage account:1': [0, 0],
    'account_storage account:2': [2040, 0],
    'tenant_storage tenant:1': [2047, 0],
  });
  await db.delete(appUser).where(eq(appUser.id, 2));
  expect(await use()).toMatchObject({ 'account_storage account:2': [0, 0], 'tenant_storage tenant:1': [7, 0] });
});
