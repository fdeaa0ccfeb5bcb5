/** What My Videos rests on: which projects are listed, names, copies, and whether a finished file is older than the last edit. */
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Render } from '../../../../sdk/contract/export/render';
import type { Project, ProjectSummary } from '../../../../sdk/contract/project/project';
import { product } from '../../../../server/account/tables';
import { render } from '../../../../server/project/renders/tables';
import { project } from '../../../../server/project/tables';
import { sweep } from '../../../../server/sweep';
import { createTestServer, type TestServer } from '../../fixtures/test-server';

const DAY_MS = 24 * 60 * 60 * 1000;

let server: TestServer;
let ann: string;
let bob: string;
beforeAll(async () => {
  server = await createTestServer();
  await server.addUser({ email: 'ann@spotreel.test' });
  await server.addUser({ email: 'bob@spotreel.test' });
  ann = await server.signIn('ann@spotreel.test');
  bob = await server.signIn('bob@spotreel.test');
  await server.services.renders.start();
});
afterAll(() => server.close());
beforeEach(() => server.services.db.delete(project));

const call = (method: string, path: string, json?: unknown, token = ann, headers = {}) =>
  server.call(method, path, { token, json, headers });
const make = async (more: object = {}): Promise<Project> =>
  (await call('POST', '/api/v1/project', { recipeId: 1, ...more })).json.data;
const list = async (): Promise<ProjectSummary[]> => (await call('GET', '/api/v1/project')).json.data;
const ids = async () => (await list()).map(({ id }) => id);

const asSave = ({ name, ingredients, audio }: Project) => ({
  name,
  audio,
  customisations: ingredients.map(({ id, ingredientTemplateId, position, ...fields }) => ({
    template: ingredientTemplateId,
    ingredient: id,
    order: position,
    images: fields.images,
    texts: fields.texts,
    colors: fields.colors,
    ...(fields.shots && { shots: fields.shots }),
    ...(fields.background && { background: fields.background }),
  })),
});
const edited = (made: Project) => {
  const save = asSave(made);
  const [first, ...rest] = save.customisations;
  return { ...save, customisations: [{ ...first, texts: [{ id: 'headline', value: 'Changed' }] }, ...rest] };
};

async function rendered(id: number) {
  const asked = await call('POST', `/api/v2/project/${id}/render`);
  await expect
    .poll(async () => (await call('GET', `/api/v1/project/${id}/status`)).json.data.status, { timeout: 10_000 })
    .toBe('done');
  return asked;
}

describe('a project that was made for a look', () => {
  test('has an id and can be read, but is not listed; an API client’s project is', async () => {
    const look = await make({ keep: false });
    const real = await make();
    expect((await call('GET', `/api/v2/project/${look.id}`)).json.data).toMatchObject({ id: look.id, version: 1 });
    expect(await ids()).toEqual([real.id]);
    expect((await call('GET', '/api/v1/project')).json.totalCount).toBe(1);
  });

  test.each([
    ['a save', (made: Project) => call('PUT', `/api/v2/project/${made.id}`, asSave(made))],
    ['a name', ({ id }: Project) => call('PUT', `/api/v1/project/${id}/name`, { name: 'Mine' })],
    ['a favorite mark', ({ id }: Project) => call('POST', `/api/v1/project/${id}/favourite`)],
    ['an export', ({ id }: Project) => rendered(id)],
  ])('is listed from %s on', async (_name, change) => {
    const made = await make({ keep: false });
    expect(await change(made)).toMatchObject({ status: 200 });
    expect(await ids()).toEqual([made.id]);
  });

  test('is deleted when it stays untouched for 30 days; nothing else is', async () => {
    const look = await make({ keep: false });
    const real = await make();
    const { now } = server;
    server.now = now + 29 * DAY_MS;
    await sweep(server.services);
    expect(
      (await call('GET', `/api/v2/project/${look.id}`, undefined, await server.signIn('ann@spotreel.test'))).status,
    ).toBe(200);
    server.now = now + 31 * DAY_MS;
    await sweep(server.services);
    const token = await server.signIn('ann@spotreel.test');
    expect((await call('GET', `/api/v2/project/${look.id}`, undefined, token)).status).toBe(404);
    expect((await call('GET', `/api/v2/project/${real.id}`, undefined, token)).status).toBe(200);
    server.now = now;
  });
});

describe('a new name', () => {
  test('is shown everywhere, and an editor that is open elsewhere learns of it', async () => {
    const made = await make();
    const { json } = await call('PUT', `/api/v1/project/${made.id}/name`, { name: '  Summer sale ' });
    expect(json.data).toMatchObject({ id: made.id, version: 2 });
    expect((await list())[0]?.name).toBe('Summer sale');
    const stale = await call('PUT', `/api/v2/project/${made.id}`, { ...asSave(made), version: 1 });
    expect([stale.status, stale.json.code]).toEqual([409, 'stale_version']);
  });

  test('is refused when it is empty, too long, or the project is somebody else’s', async () => {
    const { id } = await make();
    for (const name of ['', '   ', 'x'.repeat(121)]) {
      expect((await call('PUT', `/api/v1/project/${id}/name`, { name })).status).toBe(422);
    }
    expect((await call('PUT', `/api/v1/project/${id}/name`, { name: 'Ours' }, bob)).status).toBe(404);
  });
});

describe('a copy', () => {
  test('has the same content, its own name and no renders; the same request makes one', async () => {
    const made = await make();
    await call('PUT', `/api/v2/project/${made.id}`, edited(made));
    await rendered(made.id);
    const headers = { 'idempotency-key': 'twice' };
    const duplicate = () => call('POST', `/api/v1/project/${made.id}/duplicate`, { name: 'Second' }, ann, headers);
    const { json } = await duplicate();
    expect(json.data).toMatchObject({ name: 'Second', status: 'new', renders: 0, file: null, favourite: false });
    expect((await duplicate()).json.data.id).toBe(json.data.id);
    expect(await ids()).toEqual([json.data.id, made.id]);
    const [copy, original] = await Promise.all(
      [json.data.id, made.id].map(async (id) => (await call('GET', `/api/v2/project/${id}`)).json.data as Project),
    );
    expect(copy?.ingredients).toEqual(original?.ingredients);
    expect(copy?.audio).toEqual(original?.audio);
    expect(copy).toMatchObject({ version: 1, ratio: original?.ratio });
  });

  test('keeps the name unless another one is given, and cannot be made of somebody else’s', async () => {
    const made = await make({ name: 'Original' });
    expect((await call('POST', `/api/v1/project/${made.id}/duplicate`, {})).json.data.name).toBe('Original');
    expect((await call('POST', `/api/v1/project/${made.id}/duplicate`, {}, bob)).status).toBe(404);
  });

  test('of a premium recipe needs an active plan', async () => {
    const { db } = server.services;
    const { id: userId } = (await call('GET', '/api/v1/user')).json.data;
    const plan = { tenantId: 1, userId, productType: 'single', groupName: 'Pro', groupType: 'pro' } as const;
    await db.insert(product).values({ ...plan, status: 'active' });
    const made = await make({ recipeId: 2 });
    await db.delete(product).where(eq(product.userId, userId));
    const refused = await call('POST', `/api/v1/project/${made.id}/duplicate`, {});
    expect([refused.status, refused.json.code]).toEqual([403, 'premium_required']);
  });
});

describe('the finished file', () => {
  test('is named with its format and stays after an edit, marked as older', async () => {
    const made = await make();
    expect((await list())[0]?.file).toBeNull();
    await rendered(made.id);
    expect((await list())[0]?.file).toMatchObject({ format: 'mp4', isCurrent: true });

    await call('PUT', `/api/v1/project/${made.id}/name`, { name: 'Another name' });
    await call('PUT', `/api/v2/project/${made.id}`, { ...asSave(made), name: 'And another' });
    expect((await list())[0]?.file?.isCurrent).toBe(true);

    await call('PUT', `/api/v2/project/${made.id}`, edited(made));
    const [summary] = await list();
    expect(summary?.file?.isCurrent).toBe(false);
    const file = await server.fetch(summary?.file?.downloadUrl ?? '');
    expect(file.headers.get('content-disposition')).toContain(`filename="${made.name}.mp4"`);
    const [render] = (await call('GET', `/api/v1/project/${made.id}/render`)).json.data;
    expect(render).toMatchObject({ status: 'done', isCurrent: false });

    await rendered(made.id);
    expect((await list())[0]?.file?.isCurrent).toBe(true);
  });

  test('is up to date again once an edit is undone, as long as it is the newest export', async () => {
    const made = await make();
    const save = (json: object) => call('PUT', `/api/v2/project/${made.id}`, json);
    const isCurrent = async () => (await list())[0]?.file?.isCurrent;
    await save(edited(made));
    await save(asSave(made));
    await rendered(made.id);
    await save(edited(made));
    expect(await isCurrent()).toBe(false);
    expect(await save(asSave(made))).toMatchObject({ status: 200 });
    expect(await isCurrent()).toBe(true);

    await save(edited(made));
    await rendered(made.id);
    await save(asSave(made));
    expect(await isCurrent()).toBe(false);
    const renders = (await call('GET', `/api/v1/project/${made.id}/render`)).json.data as Render[];
    expect(renders.map((render) => render.isCurrent)).toEqual([false, false]);
  });

  test('is compared, not an export that failed after it', async () => {
    const made = await make();
    await rendered(made.id);
    await call('PUT', `/api/v2/project/${made.id}`, edited(made));
    await rendered(made.id);
    const { db } = server.services;
    const [newest] = await db.select().from(render).orderBy(desc(render.id)).limit(1);
    await db
      .update(render)
      .set({ status: 'failed', percentage: 50, videoKey: null })
      .where(eq(render.id, newest?.id ?? 0));
    await call('PUT', `/api/v2/project/${made.id}`, asSave(made));
    expect((await list())[0]?.file?.isCurrent).toBe(true);
  });
});

test('what a project lacks is worked out for those that were saved before it was stored, and kept', async () => {
  const made = await make();
  await call('PUT', `/api/v1/project/${made.id}`, edited(made));
  const [before] = await list();
  expect(before?.completeness).not.toBeNull();
  const { db } = server.services;
  await db.update(project).set({ completeness: null }).where(eq(project.id, made.id));
  expect((await list())[0]?.completeness).toEqual(before?.completeness);
  const [stored] = await db.select().from(project).where(eq(project.id, made.id));
  expect(stored?.completeness).toEqual(before?.completeness);
});

test('a copy shows the picture of its original until its own is painted, and keeps it when the original goes', async () => {
  const made = await make();
  const { db, storage } = server.services;
  await storage.put(`posters/${made.id}/1.webp`, new Uint8Array([1]));
  await db
    .update(project)
    .set({ posterKey: `posters/${made.id}/1.webp`, posterVersion: 1 })
    .where(eq(project.id, made.id));
  const copy = (await call('POST', `/api/v1/project/${made.id}/duplicate`, {})).json.data;
  expect(copy.posterUrl).toContain(`posters/${copy.id}/`);
  await call('DELETE', `/api/v1/project/${made.id}`);
  expect(await storage.head(`posters/${copy.id}/original.webp`)).toBeDefined();
});
