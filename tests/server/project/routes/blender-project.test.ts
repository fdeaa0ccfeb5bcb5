import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Project } from '../../../../sdk/contract/project/project';
import { render } from '../../../../server/project/renders/tables';
import { project } from '../../../../server/project/tables';
import { createTestServer, type TestServer } from '../../fixtures/test-server';

let server: TestServer;
let demo: string;
let ann: string;
beforeAll(async () => {
  server = await createTestServer({ hasBlender: true });
  await server.addUser({ email: 'ann@spotreel.test' });
  demo = await server.signIn();
  ann = await server.signIn('ann@spotreel.test');
});
afterAll(() => server.close());

const create = (json: object, token = demo) => server.call('POST', '/api/v1/project', { token, json });
const blender = async (): Promise<Project> => (await create({ templateId: 9001 })).json.data;
const read = async (id: number): Promise<Project> =>
  (await server.call('GET', `/api/v2/project/${id}`, { token: demo })).json.data;
const save = (id: number, json: unknown, token = demo) =>
  server.call('PUT', `/api/v2/project/blender/${id}`, { token, json });
const body = (over: object = {}) => ({ name: 'My product', images: [], texts: [], colors: [], ...over });

describe('a Blender template', () => {
  test('makes a project of its one scene, without music, with the tracks that it can take', async () => {
    const project = await blender();
    expect(project).toMatchObject({
      renderer: 'blender',
      recipe: null,
      templateFamily: null,
      look: { fontFamily: 'Inter', palette: ['#ff0000'] },
      audio: [],
      audioTrack: null,
    });
    expect(project.ingredients.map(({ template }) => template?.renderer)).toEqual(['blender']);
    expect(project.audioList?.map(({ id, duration }) => [id, duration])).toEqual([
      [1, 2],
      [2, 2],
      [3, 2],
      [4, 2],
    ]);
  });

  test('shows in no list of recipes and in no family', async () => {
    const recipes = (await server.call('GET', '/api/v1/recipe', { token: demo })).json;
    expect(JSON.stringify(recipes)).not.toContain('9001');
    const scenes = (await server.call('GET', '/api/v1/templateFamily/11/ingredient', { token: demo })).json.data;
    expect(scenes.map(({ id }: { id: number }) => id)).not.toContain(9001);
  });

  test('stands in no project of scenes', async () => {
    const scene = { template: 9001, ingredient: 1, order: 0, images: [], texts: [], colors: [] };
    const refused = await create({ recipeId: 1, customisations: [scene] });
    expect(refused.status).toBe(422);
    expect(refused.json.details).toHaveProperty(['customisations.0.template']);
    const two = await create({ templateId: 9001, customisations: [scene, { ...scene, ingredient: 2, order: 1 }] });
    expect(two.json.details).toHaveProperty(['customisations']);
  });
});

describe('saving a Blender project', () => {
  test('whose template is gone keeps what it was', async () => {
    const { id } = await blender();
    const { templates, ingredients } = server.services.catalogue;
    const gone = [templates, ingredients].map((map) => [map as Map<number, unknown>, map.get(9001)] as const);
    for (const [map] of gone) map.delete(9001);
    expect((await save(id, body({ name: 'Still mine' }))).status).toBe(200);
    for (const [map, entry] of gone) map.set(9001, entry);
    expect((await read(id)).name).toBe('Still mine');
  });

  test('keeps name, track, font, fields and brand, and counts the version', async () => {
    const project = await blender();
    const [brand] = (await server.call('GET', '/api/v1/organisation', { token: demo })).json.data;
    const saved = await save(
      project.id,
      body({
        audioTrack: 3,
        fontFamily: 'Inter',
        images: [{ id: 'picture', value: 2 }],
        texts: [{ id: 'headline', value: 'Halo' }],
        colors: [{ id: 'accent', value: '#00ff00' }],
        organisation: brand.id,
        version: project.version,
      }),
    );
    expect(saved.json.data).toMatchObject({ id: project.id, version: project.version + 1 });
    const after = await read(project.id);
    expect(after).toMatchObject({
      name: 'My product',
      renderer: 'blender',
      draft: true,
      audioTrack: 3,
      fontFamily: 'Inter',
    });
    expect(after.audio).toEqual([{ audioTrack: 3, order: 0 }]);
    expect(after.organisation?.id).toBe(brand.id);
    expect(after.ingredients).toMatchObject([
      {
        ingredientTemplateId: 9001,
        images: [{ id: 'picture', value: 2 }],
        texts: [{ id: 'headline', value: 'Halo' }],
        colors: [{ id: 'accent', value: '#00ff00' }],
      },
    ]);
  });

  test('keeps the state of an editor as it is, and what is left out stays', async () => {
    const { id } = await blender();
    expect((await read(id)).editorState).toBeNull();
    const editorState = { panel: 'colors', zoom: 1.5, open: ['images', 'texts'], last: null };
    await save(id, body({ editorState }));
    await save(id, body({ name: 'Another name' }));
    expect((await read(id)).editorState).toEqual(editorState);
    await save(id, body({ editorState: null }));
    expect((await read(id)).editorState).toBeNull();
  });

  test.each([
    ['a text', 'open'],
    ['a list', ['open']],
    ['more than 20,000 characters', { notes: 'x'.repeat(20_000) }],
  ])('refuses %s as the state of an editor', async (_, editorState) => {
    const { id } = await blender();
    expect((await save(id, body({ editorState }))).status).toBe(422);
  });

  test('makes a file of before current again once it has the content of that time', async () => {
    const { db } = server.services;
    const { id } = await blender();
    await save(id, body({ texts: [{ id: 'headline', value: 'Halo' }] }));
    const [row] = await db.select().from(project).where(eq(project.id, id));
    if (!row) throw new Error('no such project');
    const { version, name, ratio, templateFamilyId, content, tenantId, ownerId } = row;
    await db.insert(render).values({
      tenantId,
      ownerId,
      projectId: id,
      projectVersion: version,
      status: 'done',
      widthPx: 1920,
      heightPx: 1080,
      durationSeconds: 2,
      snapshot: { projectId: id, version, name, ratio, templateFamilyId, content, media: {} },
    });
    const isCurrentAfter = async (value: string) => {
      await save(id, body({ texts: [{ id: 'headline', value }] }));
      return (await server.call('GET', `/api/v1/project/${id}/render`, { token: demo })).json.data[0].isCurrent;
    };
    expect(await isCurrentAfter('Another')).toBe(false);
    expect(await isCurrentAfter('Halo')).toBe(true);
  });

  test('leaves as it was what the body does not tell; null takes the track away', async () => {
    const { id } = await blender();
    await save(id, body({ audioTrack: 2, fontFamily: 'Inter' }));
    await save(id, body());
    expect(await read(id)).toMatchObject({ audioTrack: 2, fontFamily: 'Inter' });
    await save(id, body({ audioTrack: null, fontFamily: null }));
    expect(await read(id)).toMatchObject({ audioTrack: null, fontFamily: null, audio: [] });
  });

  test('is refused for a stale version, for somebody else, and for a project that is none', async () => {
    const project = await blender();
    await save(project.id, body({ version: project.version }));
    const stale = await save(project.id, body({ version: project.version }));
    expect([stale.status, stale.json.code]).toEqual([409, 'stale_version']);
    expect((await save(project.id, body(), ann)).status).toBe(404);
    expect((await save(999_999, body())).status).toBe(404);
    const anonymous = await server.call('PUT', `/api/v2/project/blender/${project.id}`, { json: body() });
    expect(anonymous.json.code).toBe('jwt_not_found');
  });

  test('is for Blender projects alone, as the other save is for the others', async () => {
    const video: Project = (await create({ recipeId: 1 })).json.data;
    const refused = await save(video.id, body());
    expect([refused.status, refused.json.code]).toEqual([409, 'renderer_mismatch']);
    const { id } = await blender();
    const json = { name: 'x', customisations: [], audio: [] };
    const other = await server.call('PUT', `/api/v2/project/${id}`, { token: demo, json });
    expect([other.status, other.json.code]).toEqual([409, 'renderer_mismatch']);
  });

  test('names what is wrong by the paths of its own body', async () => {
    const { id } = await blender();
    const details = async (over: object) => (await save(id, body(over))).json.details;
    expect(await details({ texts: [{ id: 'headline', value: 'x'.repeat(30) }] })).toHaveProperty(['texts.0.value']);
    expect(await details({ colors: [{ id: 'nothing', value: '#000000' }] })).toHaveProperty(['colors.0.id']);
    expect(await details({ images: [{ id: 'picture', value: 777 }] })).toHaveProperty(['images.0.value']);
    expect(await details({ audioTrack: 77 })).toHaveProperty(['audioTrack']);
    expect(await details({ fontFamily: 'Nowhere' })).toHaveProperty(['fontFamily']);
    expect(await details({ organisation: 4711 })).toHaveProperty(['organisation']);
    expect(await details({ name: ' ' })).toHaveProperty(['name']);
  });
});

describe('a server without a Blender', () => {
  beforeAll(() => void Object.assign(server.services.renders, { hasBlender: false }));
  afterAll(() => void Object.assign(server.services.renders, { hasBlender: true }));

  test('makes no project of a Blender template, and says why', async () => {
    const refused = await create({ templateId: 9001 });
    expect([refused.status, refused.json.code]).toEqual([503, 'blender_unavailable']);
    expect(refused.json.message).toMatch(/no Blender/);
    const atOnce = await create({ templateId: 9001, render: true });
    expect(atOnce.json.code).toBe('blender_unavailable');
  });

  test('keeps projects of before, and refuses their export', async () => {
    Object.assign(server.services.renders, { hasBlender: true });
    const { id } = await blender();
    Object.assign(server.services.renders, { hasBlender: false });
    expect((await save(id, body({ name: 'Still mine' }))).status).toBe(200);
    const refused = await server.call('POST', `/api/v2/project/${id}/render`, { token: demo });
    expect([refused.status, refused.json.code]).toEqual([503, 'blender_unavailable']);
  });
});
