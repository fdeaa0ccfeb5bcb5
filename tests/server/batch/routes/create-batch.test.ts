import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Batch, BatchRow } from '../../../../sdk/contract/batch/batch';
import { appUser } from '../../../../server/account/tables';
import { videoBatch } from '../../../../server/batch/tables';
import { media } from '../../../../server/media/tables';
import { modules } from '../../../../server/modules';
import { personalRecords } from '../../../../server/personal-data/export/personal-records';
import { recordsOf } from '../../../../server/platform/modules/personal-data';
import { project } from '../../../../server/project/tables';
import { workOf } from '../../fixtures/module-work';
import { createBatchServer, type Person } from '../batch-server';

let site: Awaited<ReturnType<typeof createBatchServer>>;
let ann: Person;
beforeAll(async () => {
  site = await createBatchServer();
  ann = await site.person('ann@spotreel.test');
});
afterAll(() => site.close());

const IMAGE = '1.image.picture';
const source = { recipeId: 1 };
const create = (json: object, who = ann) => who.call('POST', '/v1/batch', { name: 'Mine', source, ...json });
const rowsOf = (...values: Record<string, string>[]) =>
  values.map((row, index) => ({ name: `Row ${index}`, values: row }));
const created = (batch: Batch) => expect(batch.rows.every(({ status }) => status !== 'waiting')).toBe(true);
const scenesOf = async ({ projectId }: Pick<BatchRow, 'projectId'>) =>
  (await ann.call('GET', `/v2/project/${projectId}`)).json.data.ingredients;

describe('what a batch begins with', () => {
  test('are the scenes of a style, and the fields that a table can fill', async () => {
    const { json } = await ann.call('POST', '/v1/batch/base', { ...source, ratio: 'portrait' });
    expect(json.data).toMatchObject({ name: 'Product launch', ratio: 'portrait', kind: 'video', durationSeconds: 8 });
    expect(json.data.fields[0]).toMatchObject({ key: '1.text.headline', label: 'Headline (scene 1)', maxLength: 20 });
    expect(json.data.fields.map(({ kind }: { kind: string }) => kind)).toContain('image');
  });

  test('is a project as it is saved', async () => {
    const own = (await ann.call('POST', '/v1/project', { recipeId: 1, name: 'Base' })).json.data;
    const { json } = await ann.call('POST', '/v1/batch/base', { projectId: own.id });
    expect(json.data).toMatchObject({ name: 'Base', ratio: own.ratio });
  });

  test('has to be there', async () => {
    expect((await ann.call('POST', '/v1/batch/base', { recipeId: 99 })).status).toBe(404);
    expect((await ann.call('POST', '/v1/batch/base', {})).status).toBe(422);
  });
});

describe('a batch', () => {
  test('makes a video for each row, with its name and its values', async () => {
    const { id } = await ann.batchOf(['Cups', 'Plates']);
    const { rows, ...batch } = await ann.until(id, created);
    expect(batch).toMatchObject({ status: 'idle', rowCount: 2, createdCount: 2, failedCount: 0, zipUrl: null });
    expect(rows.map(({ name, status, exportStatus }) => [name, status, exportStatus])).toEqual([
      ['Row 0', 'created', 'new'],
      ['Row 1', 'created', 'new'],
    ]);
    const [first] = await scenesOf(rows[1] as BatchRow);
    expect(first.texts).toContainEqual({ id: 'headline', value: 'Plates' });
    expect(first.texts).toContainEqual({ id: 'company', value: 'Company' });
    const { json } = await ann.call('GET', '/v1/project?search=Row 1');
    expect(json.data).toMatchObject([{ name: 'Row 1' }]);
  });

  test('fetches each link once, and finds own images by name', async () => {
    const values = {
      ownerId: ann.id,
      tenantId: 1,
      type: 'image' as const,
      mimeType: 'image/png',
      widthPx: 1,
      heightPx: 1,
    };
    const [own] = await site.server.services.db
      .insert(media)
      .values({ ...values, name: 'Cup.PNG', fileKey: 'uploads/1/cup.png', sourceType: 'upload' })
      .returning();
    expect((await ann.call('POST', '/v1/batch/files', { names: ['cup.png', 'no.png'] })).json.data).toEqual([
      { name: 'cup.png', mediaId: own?.id },
    ]);
    const link = site.link('/a.png');
    const { json } = await create({ rows: rowsOf({ [IMAGE]: link }, { [IMAGE]: 'cup.png' }, { [IMAGE]: link }) });
    const { rows } = await ann.until(json.data.id, created);
    const used = await Promise.all(rows.map(async (row) => (await scenesOf(row))[0].images[0].value));
    expect(used[1]).toBe(own?.id);
    expect(used[2]).toBe(used[0]);
    expect(site.requests.filter((url) => url === '/a.png')).toHaveLength(1);
  });

  test('finds images however their accents are written, and without their ending', async () => {
    const values = {
      ownerId: ann.id,
      tenantId: 1,
      type: 'image' as const,
      mimeType: 'image/png',
      widthPx: 1,
      heightPx: 1,
    };
    const add = async (name: string, key: string) => {
      const file = { ...values, name, fileKey: `uploads/1/${key}.png`, sourceType: 'upload' as const };
      const [row] = await site.server.services.db.insert(media).values(file).returning();
      return row?.id;
    };
    const bare = await add('Crème', 'creme');
    const decomposed = await add('Cafe\u0301.JPG', 'cafe');
    const tart = await add('tart.v2.png', 'tart');
    const names = ['Caf\u00e9.jpg', 'CAF\u00c9', 'Cre\u0300me', 'tart.v2', 'tart', 'cafe.jpg'];
    expect((await ann.call('POST', '/v1/batch/files', { names })).json.data).toEqual([
      { name: 'Caf\u00e9.jpg', mediaId: decomposed },
      { name: 'CAF\u00c9', mediaId: decomposed },
      { name: 'Cre\u0300me', mediaId: bare },
      { name: 'tart.v2', mediaId: tart },
    ]);
  });

  test('keeps the other rows when an image cannot be fetched, and tries it again when asked', async () => {
    const links = [site.link('/gone.png'), site.link('/page'), site.link('/x', 'private.test'), site.link('/b.png')];
    const { json } = await create({ rows: rowsOf(...links.map((link) => ({ [IMAGE]: link }))) });
    const { rows, failedCount } = await ann.until(json.data.id, created);
    expect(rows.map(({ error }) => error?.code)).toEqual([
      'url_unreachable',
      'media_type_unsupported',
      'url_forbidden',
      undefined,
    ]);
    expect(failedCount).toBe(3);
    expect(rows[0]?.error?.message).toContain('/gone.png: The link returned status 404.');
    const before = site.requests.filter((url) => url === '/gone.png').length;
    await ann.call('POST', `/v1/batch/${json.data.id}/start`, {});
    await ann.until(json.data.id, ({ failedCount }) => {
      expect(failedCount).toBe(3);
      expect(site.requests.filter((url) => url === '/gone.png').length).toBe(before + 1);
    });
  });

  test('with an empty value keeps what the base has, where that is allowed', async () => {
    const rows = rowsOf({ '1.text.headline': '', '1.color.accent': 'navy' });
    expect((await create({ rows })).json.details).toEqual({ 'rows.0.1.text.headline': ['Is empty'] });
    const { json } = await create({ rows, emptyValues: 'keep' });
    const batch = await ann.until(json.data.id, created);
    const [first] = await scenesOf(batch.rows[0] as BatchRow);
    expect(first.texts).toContainEqual({ id: 'headline', value: 'Headline 1001' });
    expect(first.colors).toEqual([{ id: 'accent', value: '#000080' }]);
  });

  test('survives a stop of its worker between two rows', async () => {
    const work = workOf(site.server, 'batch');
    await work.close();
    const { id } = await ann.batchOf(Array.from({ length: 23 }, (_, index) => `Headline ${index}`));
    expect((await ann.batch(id)).status).toBe('working');
    work.start();
    const batch = await ann.until(id, created);
    expect(batch.createdCount).toBe(23);
    const names = new Set(batch.rows.map(({ projectId }) => projectId));
    expect(names.size).toBe(23);
  });

  test('that is cancelled creates no more videos; those that are there stay', async () => {
    const work = workOf(site.server, 'batch');
    await work.close();
    const { id } = await ann.batchOf(['One', 'Two']);
    expect((await ann.call('POST', `/v1/batch/${id}/cancel`)).json.data.rows).toMatchObject([
      { status: 'cancelled' },
      { status: 'cancelled' },
    ]);
    work.start();
    await ann.call('POST', `/v1/batch/${id}/start`, {});
    const { rows } = await ann.until(id, ({ createdCount }) => expect(createdCount).toBe(2));
    expect((await ann.call('DELETE', `/v1/batch/${id}`)).status).toBe(200);
    expect((await ann.call('GET', `/v1/batch/${id}`)).status).toBe(404);
    expect((await ann.call('GET', `/v2/project/${rows[0]?.projectId}`)).status).toBe(200);
  });
});

describe('a batch is refused', () => {
  test('with a path for each wrong value, and nothing is stored', async () => {
    const before = (await ann.call('GET', '/v1/batch')).json.totalCount;
    const { status, json } = await create({
      rows: rowsOf(
        { '1.text.headline': 'x'.repeat(21), [IMAGE]: 'missing.png' },
        { '1.color.accent': 'sunny', '7.text.nothing': 'x' },
      ),
    });
    expect(status).toBe(422);
    expect(json.details).toEqual({ 'rows.1.7.text.nothing': ['Unknown field'] });
    const { json: second } = await create({
      rows: rowsOf({ '1.text.headline': 'x'.repeat(21), [IMAGE]: 'missing.png' }, { '1.color.accent': 'sunny' }),
    });
    expect(second.details).toEqual({
      'rows.0.1.text.headline': ['At most 20 characters'],
      'rows.0.1.image.picture': ['Neither a link nor one of your images'],
      'rows.1.1.color.accent': ['Not a color'],
    });
    expect((await ann.call('GET', '/v1/batch')).json.totalCount).toBe(before);
  });

  test('without rows, with more than 500, and with more than 5 MB', async () => {
    expect((await create({ rows: [] })).status).toBe(422);
    const rows = rowsOf(...Array.from({ length: 501 }, () => ({})));
    expect((await create({ rows })).status).toBe(422);
    const large = rowsOf(
      ...Array.from({ length: 500 }, () => ({ a: 'x'.repeat(4000), b: 'x'.repeat(4000), c: 'x'.repeat(4000) })),
    );
    expect((await create({ rows: large })).json.code).toBe('payload_too_large');
  });

  test('of a premium recipe without a plan', async () => {
    const { json } = await create({ source: { recipeId: 2 }, rows: rowsOf({ '1.text.headline': 'x' }) });
    expect(json.code).toBe('premium_required');
  });

  test('beyond 50 of an account', async () => {
    const ben = await site.person('ben@spotreel.test');
    const base = { kind: 'video', ratio: 'landscape', recipeId: 1, recipeName: null, templateFamilyId: 11 } as const;
    const content = {
      customisations: [],
      audio: [],
      musicKit: null,
      ownMusic: null,
      fontFamily: null,
      paletteOverride: [],
    };
    const value = { tenantId: 1, ownerId: ben.id, name: 'Old', base: { ...base, brandId: null, content } };
    await site.server.services.db.insert(videoBatch).values(Array.from({ length: 50 }, () => value));
    expect((await create({ rows: rowsOf({}) }, ben)).json.code).toBe('batch_limit');
  });
});

test('batches of others are not found', async () => {
  const { id } = await ann.batchOf(['Mine']);
  const cleo = await site.person('cleo@spotreel.test');
  expect((await cleo.call('GET', `/v1/batch/${id}`)).status).toBe(404);
  expect((await cleo.call('POST', `/v1/batch/${id}/start`, { export: true })).status).toBe(404);
  expect((await cleo.call('POST', `/v1/batch/${id}/cancel`)).status).toBe(404);
  expect((await cleo.call('DELETE', `/v1/batch/${id}`)).status).toBe(404);
  expect((await cleo.call('GET', '/v1/batch')).json.data).toEqual([]);
  expect((await cleo.call('POST', '/v1/batch/files', { names: ['cup.png'] })).json.data).toEqual([]);
});

test('tables are part of what a person can download, and go with the account', async () => {
  const { db } = site.server.services;
  const dan = await site.person('dan@spotreel.test');
  const { id } = await dan.batchOf(['Secret of Dan']);
  const [row] = await db.select().from(appUser).where(eq(appUser.id, dan.id));
  const records = await personalRecords(db, row as typeof appUser.$inferSelect, recordsOf(modules));
  expect(JSON.stringify(records['tables.json'])).toContain('Secret of Dan');
  await dan.until(id, created);
  await db.delete(project).where(eq(project.ownerId, dan.id));
  await db.delete(appUser).where(eq(appUser.id, dan.id));
  expect(await db.$count(videoBatch, eq(videoBatch.id, id))).toBe(0);
});
