import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Batch, BatchCreate } from '../../../../sdk/contract/batch/batch';
import { appUser } from '../../../../server/account/tables';
import { namesIn } from '../../fixtures/zip-content';
import { createBatchServer, type Person } from '../batch-server';

let site: Awaited<ReturnType<typeof createBatchServer>>;
beforeAll(async () => {
  site = await createBatchServer();
});
afterAll(() => site.close());
afterEach(() => {
  site.server.painter.gate.open();
  site.server.painter.failure = undefined;
});

let people = 0;
const newPerson = (limits: Record<string, number> = {}) => {
  people += 1;
  return site.person(`person${people}@spotreel.test`, limits);
};
const exported = (count: number) => (batch: Batch) => expect(batch.exportedCount).toBe(count);
const statuses = ({ rows }: Batch) => rows.map(({ exportStatus }) => exportStatus);
const start = (who: Person, id: number) => who.call('POST', `/v1/batch/${id}/start`, { export: true });
const rows = (...names: string[]): Partial<BatchCreate> => ({
  rows: names.map((name) => ({ name, values: { '1.text.headline': name } })),
  export: true,
});

test('all videos are exported, and come in one ZIP, named after their rows', async () => {
  const ann = await newPerson();
  const { id } = await ann.batchOf([], rows('Cups', 'Cups', 'Über/Plates'));
  const { zipUrl, status, rows: done } = await ann.until(id, exported(3));
  expect(status).toBe('idle');
  expect(done[0]).toMatchObject({ exportStatus: 'done', percentageComplete: 100, isCurrent: true });
  const answer = await site.server.fetch(zipUrl ?? '');
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toContain('Mine.zip');
  const files = await namesIn(answer);
  expect([...files]).toEqual([
    ['Cups.mp4', 'video of 4 segments'],
    ['Cups (2).mp4', 'video of 4 segments'],
    ['Über Plates.mp4', 'video of 4 segments'],
  ]);
  expect((await site.server.fetch((zipUrl ?? '').replace(`/${id}.zip`, `/${id + 1}.zip`))).status).toBe(404);
  expect((await site.server.fetch(`/media/batches/${id}.zip`)).status).toBe(404);
  site.server.now += 24 * 60 * 60 * 1000;
  expect((await site.server.fetch(zipUrl ?? '')).status).toBe(404);
  site.server.now -= 24 * 60 * 60 * 1000;
});

test('a start with another output exports again what has a file, a start with the same does not', async () => {
  const cat = await newPerson();
  const { id } = await cat.batchOf([], rows('Cups', 'Plates'));
  const before = await cat.until(id, exported(2));
  expect(before).toMatchObject({ kind: 'video', output: {} });
  const startWith = async (output: object) => {
    await cat.call('POST', `/v1/batch/${id}/start`, { export: true, output });
    return cat.until(id, ({ status, exportedCount }) => expect([status, exportedCount]).toEqual(['idle', 2]));
  };
  const links = ({ rows: all }: Batch) => all.map(({ downloadUrl }) => new URL(downloadUrl ?? '', 'http://s').pathname);
  expect(links(await startWith({ format: 'mp4', frameRate: 30 }))).toEqual(links(before));
  const wide = await startWith({ resolution: '4k' });
  expect(wide.output).toEqual({ resolution: '4k' });
  expect(links(wide)).not.toEqual(links(before));
  expect(links(await startWith({ resolution: '4k' }))).toEqual(links(wide));
  expect(links(await startWith({ format: 'gif' })).every((link) => link.endsWith('.gif'))).toBe(true);
});

test('the files have the format that is chosen, and a choice that no file can have is refused', async () => {
  const bea = await newPerson();
  const output = { format: 'webm', transparent: true } as const;
  const { id } = await bea.batchOf([], { ...rows('Cups'), output });
  const { zipUrl } = await bea.until(id, exported(1));
  expect(site.server.painter.picture).toMatchObject({ format: 'webm', isTransparent: true });
  const answer = await site.server.fetch(zipUrl ?? '');
  expect([...(await namesIn(answer)).keys()]).toEqual(['Cups.webm']);
  const refused = await bea.call('POST', `/v1/batch/${id}/start`, { output: { format: 'gif', resolution: '4k' } });
  expect([refused.status, Object.keys(refused.json.details)]).toEqual([422, ['resolution']]);
});

test('no more exports run at a time than the account may have; the others wait and follow', async () => {
  const ann = await newPerson({ concurrentRenderLimit: 1 });
  site.server.painter.gate.close();
  const { id } = await ann.batchOf([], rows('One', 'Two', 'Three'));
  const held = await ann.until(id, (batch) => expect(statuses(batch)[0]).toBe('rendering'));
  expect(statuses(held)).toEqual(['rendering', 'waiting', 'waiting']);
  expect(held).toMatchObject({ status: 'working', halt: null });
  site.server.painter.gate.open();
  await ann.until(id, exported(3));
});

test('the limit of exports is said in its own words; what is left goes on once there is room', async () => {
  const ann = await newPerson({ renderLimit: 1 });
  const { id } = await ann.batchOf([], rows('One', 'Two', 'Three'));
  const halted = await ann.until(id, (batch) => expect(batch.status).toBe('halted'));
  expect(halted.halt).toEqual({ code: 'render_limit', message: 'Render limit exceeded.' });
  await ann.until(id, exported(1));
  const { db } = site.server.services;
  await db
    .update(appUser)
    .set({ limits: { concurrentRenderLimit: 5, renderLimit: 9 } })
    .where(eq(appUser.id, ann.id));
  expect((await start(ann, id)).json.data.status).toBe('working');
  const done = await ann.until(id, exported(3));
  expect(done.halt).toBeNull();
});

test('an account that may export nothing at a time is told, not kept waiting', async () => {
  const ann = await newPerson({ concurrentRenderLimit: 0 });
  const { id } = await ann.batchOf([], rows('One'));
  const { halt } = await ann.until(id, (batch) => expect(batch.status).toBe('halted'));
  expect(halt?.message).toBe('Concurrent render limit exceeded.');
});

test('a failed export is tried again when asked, a finished one is not', async () => {
  const ann = await newPerson();
  const { id } = await ann.batchOf(['One', 'Two']);
  await ann.until(id, ({ createdCount }) => expect(createdCount).toBe(2));
  site.server.painter.failure = new Error('broken');
  await start(ann, id);
  const failed = await ann.until(id, (batch) => expect(statuses(batch)).toEqual(['failed', 'failed']));
  expect(failed).toMatchObject({ failedCount: 2, status: 'idle' });
  expect(failed.rows[0]?.error?.code).toBeTruthy();
  site.server.painter.failure = undefined;
  await start(ann, id);
  const done = await ann.until(id, exported(2));
  expect(done.failedCount).toBe(0);
  const before = site.server.painter.calls.assemblies;
  await start(ann, id);
  await ann.until(id, (batch) => expect(batch.status).toBe('idle'));
  expect(site.server.painter.calls.assemblies).toBe(before);
});

test('cancelling ends what runs and what waits', async () => {
  const ann = await newPerson({ concurrentRenderLimit: 1 });
  site.server.painter.gate.close();
  const { id } = await ann.batchOf([], rows('One', 'Two'));
  await ann.until(id, (batch) => expect(statuses(batch)).toEqual(['rendering', 'waiting']));
  const { json } = await ann.call('POST', `/v1/batch/${id}/cancel`);
  expect(statuses(json.data)).toEqual(['cancelled', 'new']);
  expect(json.data.status).toBe('idle');
});

test('a video that was deleted is left out', async () => {
  const ann = await newPerson();
  const { id } = await ann.batchOf(['One', 'Two']);
  const batch = await ann.until(id, ({ createdCount }) => expect(createdCount).toBe(2));
  await ann.call('DELETE', `/v1/project/${batch.rows[0]?.projectId}`);
  await start(ann, id);
  const done = await ann.until(id, exported(1));
  expect(done.rows.map(({ status }) => status)).toEqual(['removed', 'created']);
  expect(done.status).toBe('idle');
});

test('exports of a batch have the ratio that it asks for, and files in it come first', async () => {
  const ann = await newPerson();
  const { id } = await ann.batchOf([], { ...rows('Cups', 'Plates'), output: { ratio: 'portrait' } });
  const tall = await ann.until(id, exported(2));
  const projectId = tall.rows[0]?.projectId;
  await ann.call('POST', `/v2/project/${projectId}/render`);
  const done = await ann.until(id, ({ rows: [cups] }) => {
    expect(cups?.exportStatus).toBe('done');
  });
  expect(done).toMatchObject({ exportedCount: 2, ratio: 'landscape' });
  const files = await namesIn(await site.server.fetch(done.zipUrl ?? ''));
  expect([...files.keys()]).toEqual(['Cups 9x16.mp4', 'Plates 9x16.mp4']);
  expect(done.rows[0]).toMatchObject({ isCurrent: true, downloadUrl: expect.stringContaining('9x16') });
  // the project's own ratio is asked for: only that of the first is there
  const again = { export: true, output: { format: 'mp4' } };
  await ann.call('POST', `/v1/batch/${id}/start`, again);
  const wide = await ann.until(id, exported(2));
  const names = [...(await namesIn(await site.server.fetch(wide.zipUrl ?? ''))).keys()];
  expect(names).toEqual(['Cups.mp4', 'Plates.mp4']);
  const renders = (await ann.call('GET', `/v1/project/${projectId}/render`)).json.data;
  expect(renders).toHaveLength(2);
});

test('a ratio that the scenes have no layout for is refused with the batch', async () => {
  const ann = await newPerson();
  const json = { name: 'Mine', source: { recipeId: 1 }, ...rows('Cups'), output: { ratio: 'square' } };
  const refused = await ann.call('POST', '/v1/batch', json);
  expect([refused.status, Object.keys(refused.json.details)]).toEqual([422, ['ratio']]);
  const { id } = await ann.batchOf(['A']);
  const started = await ann.call('POST', `/v1/batch/${id}/start`, { export: true, output: { ratio: 'square' } });
  expect([started.status, Object.keys(started.json.details)]).toEqual([422, ['ratio']]);
});
