import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ingredientTemplate } from '../../../../server/library/tables';
import { media } from '../../../../server/media/tables';
import { render } from '../../../../server/project/renders/tables';
import { project } from '../../../../server/project/tables';
import { sweep } from '../../../../server/sweep';
import { templatePackage } from '../../../../server/template-package/tables';
import { decodingPort, giveFont, manifestOf, packageOf, send } from '../../fixtures/template-package';
import { createTestServer, type TestServer } from '../../fixtures/test-server';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await createTestServer({ mediaPort: decodingPort });
  giveFont(server);
  token = await server.signIn();
});
afterAll(() => server.close());

const DAY_MS = 24 * 60 * 60 * 1000;
const bring = async (id: string) =>
  (await send(server, token, '', await packageOf({ 'template.json': manifestOf({ id }) }), 'x.spotreel')).json.data;
const projectOf = async (templateId: number): Promise<number> =>
  (await server.call('POST', '/api/v1/project', { token, json: { templateId } })).json.data.id;

/** Where an import lies, and what of it is still there. */
async function filesOf(packageId: string) {
  const { db } = server.services;
  const [row] = await db.select().from(templatePackage).where(eq(templatePackage.packageId, packageId));
  const keys = Object.values(row?.files ?? {});
  const templateIds = Object.values(row?.templateIds ?? {});
  const there = async () => {
    const found = await Promise.all(keys.map((key) => server.services.storage.head(key)));
    return found.filter((file) => file !== undefined).length;
  };
  const rows = async () => {
    const found = await db.select({ id: ingredientTemplate.id }).from(ingredientTemplate);
    return found.filter(({ id }) => templateIds.includes(id)).length;
  };
  const pictures = async () => {
    const found = await db.select({ key: media.fileKey }).from(media);
    return found.filter(({ key }) => keys.includes(key)).length;
  };
  return {
    state: async () => ({ files: await there(), templates: await rows(), pictures: await pictures() }),
    templateIds,
  };
}

const ALL = { files: 3, templates: 2, pictures: 1 };
const NONE = { files: 0, templates: 0, pictures: 0 };

/** As if it were so many days later; back in the present afterwards. */
async function sweepIn(days: number): Promise<void> {
  const present = server.now;
  server.now = Date.now() + days * DAY_MS;
  await sweep(server.services);
  server.now = present;
}

test('a replaced import goes after a month, the one that replaced it stays', async () => {
  await bring('acme.replaced');
  const first = await filesOf('acme.replaced');
  await bring('acme.replaced');
  const second = await filesOf('acme.replaced');
  await sweepIn(29);
  expect(await first.state()).toEqual(ALL);
  await sweepIn(31);
  expect(await first.state()).toEqual(NONE);
  expect(await second.state()).toEqual(ALL);
});

test('a removed import goes as well, and the same package can come again', async () => {
  const { id } = await bring('acme.removed');
  const before = await filesOf('acme.removed');
  await server.call('DELETE', `/api/v2/template-package/${id}`, { token });
  await sweepIn(31);
  expect(await before.state()).toEqual(NONE);
  expect(await bring('acme.removed')).toMatchObject({ id, revision: 2 });
  expect(await (await filesOf('acme.removed')).state()).toEqual(ALL);
});

test('what a project is made of stays, in every ratio, until the project is gone', async () => {
  const { templates } = await bring('acme.used');
  const first = await filesOf('acme.used');
  const projectId = await projectOf(templates.portrait);
  await bring('acme.used');
  await sweepIn(400);
  expect(await first.state()).toEqual(ALL);
  expect((await server.call('GET', `/api/v2/project/${projectId}`, { token })).status).toBe(200);
  await server.call('DELETE', `/api/v1/project/${projectId}`, { token });
  await sweepIn(400);
  expect(await first.state()).toEqual(NONE);
});

test('so does what undoing a repair would bring back', async () => {
  const { templates } = await bring('acme.undone');
  const first = await filesOf('acme.undone');
  const { db } = server.services;
  const projectId = await projectOf(templates.landscape);
  const [row] = await db.select().from(project).where(eq(project.id, projectId));
  const { customisations } = row?.content ?? { customisations: [] };
  const retired = { customisations, tracks: [], musicKits: [], fonts: [] };
  const content = { ...row!.content, customisations: [] };
  await db.update(project).set({ content, retired }).where(eq(project.id, projectId));
  await bring('acme.undone');
  await sweepIn(400);
  expect(await first.state()).toEqual(ALL);
});

test('and what is being rendered, although its project is gone', async () => {
  const { templates } = await bring('acme.rendered');
  const first = await filesOf('acme.rendered');
  const { db } = server.services;
  const projectId = await projectOf(templates.landscape);
  await server.call('POST', `/api/v2/project/${projectId}/render`, { token, json: {} });
  await bring('acme.rendered');
  await db.update(render).set({ projectId: null });
  await db.delete(project).where(eq(project.id, projectId));
  await sweepIn(400);
  expect(await first.state()).toEqual(ALL);
  await db.update(render).set({ status: 'done' });
  await sweepIn(400);
  expect(await first.state()).toEqual(NONE);
});

test('a picture that another project shows stays, without the template that it came with', async () => {
  const { templates } = await bring('acme.picture');
  const first = await filesOf('acme.picture');
  await bring('acme.picture');
  const { db } = server.services;
  const [source] = await db.select().from(ingredientTemplate).where(eq(ingredientTemplate.id, templates.landscape));
  const pictureId = source?.source.images[0]?.defaultMediaId ?? 0;
  const other = await projectOf((await bring('acme.other')).templates.landscape);
  const [row] = await db.select().from(project).where(eq(project.id, other));
  const customisations = row!.content.customisations.map((scene) => ({
    ...scene,
    images: [{ id: 'photo', value: pictureId }],
  }));
  await db
    .update(project)
    .set({ content: { ...row!.content, customisations } })
    .where(eq(project.id, other));
  await sweepIn(400);
  expect(await first.state()).toEqual({ files: 1, templates: 0, pictures: 1 });
});

test('folders of imports that were broken off go after a day', async () => {
  const { storage } = server.services;
  const file = 'templates/1/3c7e5b0a-0000-4000-8000-000000000000/landscape.json';
  await storage.put(file, Buffer.from('{}'));
  await sweepIn(0);
  expect(await storage.head(file)).toBeDefined();
  await sweepIn(2);
  expect(await storage.head(file)).toBeUndefined();
});
