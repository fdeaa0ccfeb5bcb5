/** Rules of rows that the database itself keeps: values that it refuses, and rows that go with others or outlive them. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, type DatabaseConnection, rowsOf } from '../../../../../server/platform/data/database';
import { runStatements } from '../../../../../server/platform/data/migrate';
import { openMigratedDatabase } from '../../../fixtures/database';

let connection: DatabaseConnection;
let db: Database;
beforeAll(async () => {
  connection = await openMigratedDatabase();
  ({ db } = connection);
  await runStatements(db, ROWS);
});
afterAll(() => connection.close());

const ROWS = `
insert into tenant (id, slug, name) values (1, 'team', 'Team');
insert into app_user (id, tenant_id, email) values (1, 1, 'ada@spotreel.test'), (2, 1, 'kim@spotreel.test');
insert into media_folder (id, tenant_id, owner_id, name) values (1, 1, 1, 'Shop');
insert into media (id, tenant_id, owner_id, folder_id, name, type, mime_type, file_key, width_px, height_px, source_type)
  values (1, 1, 1, 1, 'Große Café-Übersicht 100%.PNG', 'image', 'image/png', 'a', 1, 1, 'upload');
insert into media (id, tenant_id, owner_id, name, type, mime_type, file_key, width_px, height_px, source_type, former_of)
  values (2, 1, 1, 'old.png', 'image', 'image/png', 'b', 1, 1, 'upload', 1);
insert into media_upload (tenant_id, owner_id, folder_id, name, size_bytes, last_modified) values (1, 1, 1, 'c.mp4', 9, 1);
insert into project (id, tenant_id, owner_id, name, ratio, content, duration_seconds) values (1, 1, 1, 'P', 'square', '{}', 6);
insert into render (id, tenant_id, owner_id, project_id, project_version, snapshot, width_px, height_px, duration_seconds)
  values (1, 1, 1, 1, 1, '{}', 360, 640, 6);
insert into legal_page (tenant_id, kind, text) values (1, 'terms', 'Be kind');
insert into allowed_origin (tenant_id, origin) values (1, 'https://a.example');
insert into linked_identity (user_id, provider, subject) values (1, 'google', 'g1');
insert into lesson_progress (user_id, lesson) values (1, 'first');
insert into survey_environment (id, tenant_id, name, product) values ('e', 1, 'E', '{}');
insert into survey (id, environment_id, name, type, status, content) values ('s', 'e', 'S', 'link', 'inProgress', '{}');
insert into survey_response (id, survey_id, single_use_id, finished, data) values ('r', 's', 'ada', true, '{}');
insert into billing_customer (user_id, customer_ref) values (1, 'cus_1');
insert into purchase (seller_id, serial, number, user_id, plan_name, amount_minor, currency, status, seller, buyer_name, buyer_email)
  values (1, 1, '2026-000001', 1, 'Pro', 100, 'USD', 'paid', '[]', 'Ada', 'ada@spotreel.test');
insert into webhook (id, tenant_id, url, events, secret) values (1, 1, 'https://a.example', '{}', 's');
insert into webhook_delivery (webhook_id, event_id, type, data, happened_at) values (1, 'e1', 'x', '{}', now());
insert into review_source (id, tenant_id, owner_id, kind, name, refreshed_at) values (1, 1, 1, 'text', 'T', now());
insert into review (source_id, author, body) values (1, 'A', 'Good');
insert into product_feed (id, tenant_id, owner_id, kind, name, refreshed_at) values (1, 1, 1, 'file', 'F', now());
insert into shop_product (feed_id, name, description) values (1, 'Pot', '');
insert into cached_segment (owner_id, content_key, size_bytes) values (1, 'k', 1);
insert into support_thread (id, tenant_id, owner_id, kind, subject) values (1, 1, 1, 'question', 'Q');
insert into support_message (thread_id, author_id, is_from_support, text) values (1, 2, true, 'A');
`;

test.each([
  `update media set focus = '{0.5,1.1}'`,
  `update media set found_focus = '{0.5}'`,
  `update media set brightness = 'short'`,
  `update media set type = 'font'`,
  `update media set content_samples = 0`,
  `update media set cut_out_by = 'guess'`,
  `update render set format = 'avi'`,
  `update render set percentage = 100`,
  `insert into legal_page (tenant_id, kind, text) values (1, 'terms', 'Again')`,
  `insert into legal_page (tenant_id, kind, text) values (1, 'imprint', 'We')`,
  `insert into legal_page (tenant_id, kind, text) values (1, 'privacy', '')`,
  `insert into allowed_origin (tenant_id, origin) values (1, 'https://a.example')`,
  `insert into linked_identity (user_id, provider, subject) values (2, 'google', 'g1')`,
  `insert into lesson_progress (user_id, lesson) values (1, 'first')`,
  `insert into survey_response (id, survey_id, single_use_id, finished, data) values ('r2', 's', 'ada', true, '{}')`,
])('is refused: %s', async (statement) => {
  await expect(db.execute(sql.raw(statement))).rejects.toThrow();
});

test.each([
  `update media set focus = '{0,1}', brightness = repeat('0v', 256), cut_out_by = 'ground' where id = 2`,
  `update render set format = 'webm'`,
  `insert into survey_response (id, survey_id, finished, data) values ('r3', 's', true, '{}'), ('r4', 's', true, '{}')`,
])('is taken: %s', async (statement) => {
  await db.execute(sql.raw(statement));
});

test('names of files are searched for without case and accents, and signs of a pattern as they are', async () => {
  const found = sql`select id::int from media where search_name like search_pattern('CAFÉ-Ü') and search_name like search_pattern('100%.')`;
  expect(await rowsOf(db, found)).toEqual([{ id: 1 }]);
  expect(await rowsOf(db, sql`select search_pattern('a_b\\c％') as pattern`)).toEqual([{ pattern: '%a\\_b\\\\c\\%%' }]);
});

test('an export has the ratio of its size', async () => {
  expect(await rowsOf(db, sql`select ratio from render`)).toEqual([{ ratio: 'portrait' }]);
});

const countOf = async (table: string) =>
  (await rowsOf<{ count: number }>(db, sql.raw(`select count(*)::int as count from ${table}`)))[0]?.count;

test.each([
  ['webhook', 'webhook_delivery'],
  ['review_source', 'review'],
  ['product_feed', 'shop_product'],
])('a row of %s takes its rows of %s along', async (owner, owned) => {
  expect(await countOf(owned)).toBe(1);
  await db.execute(sql.raw(`delete from ${owner}`));
  expect(await countOf(owned)).toBe(0);
});

test('what lay in a folder, and the former file of an asset, outlive it', async () => {
  await db.execute(sql`delete from media_folder`);
  expect(await rowsOf(db, sql`select folder_id from media_upload`)).toEqual([{ folder_id: null }]);
  await db.execute(sql`delete from media where id = 1`);
  expect(await rowsOf(db, sql`select former_of from media`)).toEqual([{ former_of: null }]);
});

test('an account takes what is its own; receipts and the name of its payments stay, and so do answers of its author', async () => {
  await db.execute(sql`delete from app_user where id = 2`);
  expect(await rowsOf(db, sql`select author_id, text from support_message`)).toEqual([{ author_id: null, text: 'A' }]);
  await db.execute(sql`delete from app_user where id = 1`);
  for (const table of ['project', 'media', 'cached_segment', 'lesson_progress', 'linked_identity', 'support_thread'])
    expect(await countOf(table), table).toBe(0);
  expect(await rowsOf(db, sql`select user_id, buyer_email from purchase`)).toEqual([
    { user_id: null, buyer_email: 'ada@spotreel.test' },
  ]);
  expect(await rowsOf(db, sql`select customer_ref from billing_customer`)).toEqual([{ customer_ref: 'cus_1' }]);
});
