/** Projects of which the library, the media or the code has moved on: they open, and what is changed is saved. */
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Project } from '../../../../sdk/contract/project/project';
import { fromProject } from '../../../../sdk/project/load';
import { toProjectSave } from '../../../../sdk/project/saving/save-payload';
import { appUser } from '../../../../server/account/tables';
import { media } from '../../../../server/media/tables';
import { project as projectTable } from '../../../../server/project/tables';
import { createTestServer, type TestServer } from '../../fixtures/test-server';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await createTestServer();
  token = await server.signIn();
});
afterAll(() => server.close());

const undo: (() => void)[] = [];
afterEach(() => {
  for (const restore of undo.splice(0)) restore();
});

/** As after a newer build of the library, of which the running server has read the catalogue. */
function retire(part: 'ingredients' | 'kits' | 'samples' | 'families' | 'media', id: number): void {
  const entries = server.services.catalogue[part] as Map<number, unknown>;
  const entry = entries.get(id);
  if (!entry) throw new Error(`no ${part} ${id}`);
  entries.delete(id);
  undo.push(() => entries.set(id, entry));
}

const made = async (): Promise<Project> =>
  (await server.call('POST', '/api/v1/project', { token, json: { recipeId: 1 } })).json.data;
const read = (id: number) => server.call('GET', `/api/v2/project/${id}`, { token });
const save = (id: number, json: unknown) => server.call('PUT', `/api/v2/project/${id}`, { token, json });
const store = (id: number, content: unknown) =>
  server.services.db
    .update(projectTable)
    .set({ content: content as never })
    .where(eq(projectTable.id, id));

async function opened(id: number): Promise<Project> {
  const { status, json } = await read(id);
  expect(status).toBe(200);
  return json.data;
}

/** What the editor sends when only the name was changed. */
const renamed = (project: Project, name = 'Renamed') => ({
  ...toProjectSave(fromProject(project), project.version),
  name,
});

async function upload(): Promise<number> {
  const { db } = server.services;
  const [user] = await db.select().from(appUser).where(eq(appUser.email, 'demo@spotreel.test'));
  const [library] = await db.select().from(media).where(eq(media.id, 2));
  if (!user || !library) throw new Error('no user');
  const { id: _id, ...row } = library;
  const own = { ...row, sourceType: 'upload' as const, ownerId: user.id, tenantId: user.tenantId };
  const [made] = await db.insert(media).values(own).returning({ id: media.id });
  return made?.id ?? 0;
}

describe('a project that has lost something', () => {
  test('a scene: it opens, other changes are saved, and the scene stays as it was', async () => {
    const { id, ingredients } = await made();
    retire('ingredients', 1001);
    const project = await opened(id);
    expect(project.ingredients.map(({ template }) => template?.id)).toEqual([undefined, 1002]);
    expect((await save(id, renamed(project))).status).toBe(200);
    expect((await opened(id)).ingredients[0]).toMatchObject({ ...ingredients[0], template: null });
    const repaired = await opened(id);
    const json = { ...renamed(repaired), customisations: renamed(repaired).customisations?.slice(1) };
    expect((await save(id, json)).status).toBe(200);
    expect((await opened(id)).ingredients).toHaveLength(1);
  });

  test('a scene’s own picture: it counts as lost, and the list of scenes goes on without it', async () => {
    const { id } = await made();
    retire('media', 2);
    expect((await opened(id)).ingredients.every(({ template }) => template === null)).toBe(true);
    const list = await server.call('GET', '/api/v1/templateFamily/11/ingredient', { token });
    expect([list.status, list.json.data]).toEqual([200, []]);
  });

  test('a picture and a background: they are not among its media, stay in a save, and go when they are replaced', async () => {
    const { id } = await made();
    const lost = await upload();
    const before = await opened(id);
    const save1 = renamed(before);
    const scenes = save1.customisations?.map((scene, index) =>
      index === 0
        ? { ...scene, images: [{ id: 'picture', value: lost }], background: { type: 'image', value: lost } }
        : scene,
    );
    expect((await save(id, { ...save1, customisations: scenes })).status).toBe(200);
    await server.services.db.delete(media).where(eq(media.id, lost));
    const project = await opened(id);
    expect(project.media[String(lost)]).toBeUndefined();
    expect((await save(id, renamed(project))).status).toBe(200);
    const kept = await opened(id);
    expect(kept.ingredients[0]).toMatchObject({ images: [{ value: lost }], background: { value: lost } });
    const repaired = renamed(kept).customisations?.map(({ background: _gone, ...scene }) => ({ ...scene, images: [] }));
    expect((await save(id, { ...renamed(kept), customisations: repaired })).status).toBe(200);
  });

  test('its kit and samples: they stay in a save, and another kit takes their place', async () => {
    const { id, musicKit, audio } = await made();
    retire('kits', 1);
    for (const sample of [1, 2, 3, 4]) retire('samples', sample);
    const project = await opened(id);
    expect((await save(id, renamed(project))).status).toBe(200);
    expect(await opened(id)).toMatchObject({ musicKit, audio });
    expect((await server.call('GET', '/api/v1/music-kit/1', { token })).status).toBe(404);
    const silent = { ...renamed(await opened(id)), musicKit: null, audio: [] };
    expect((await save(id, silent)).status).toBe(200);
  });

  test('its family: it opens without, and a save keeps what it was of', async () => {
    const { id } = await made();
    retire('families', 11);
    const project = await opened(id);
    expect([project.templateFamily, project.recipe?.id]).toEqual([null, 1]);
    expect((await save(id, renamed(project))).status).toBe(200);
    undo.splice(0).forEach((restore) => {
      restore();
    });
    expect((await opened(id)).templateFamily?.id).toBe(11);
  });

  test('a field, room for a text and an offered background: what was saved stays, nothing like it comes in', async () => {
    const { id } = await made();
    const scene = { template: 1003, ingredient: 1, order: 0, images: [], colors: [] };
    const texts = [
      { id: 'gone', value: 'kept' },
      { id: 'headline', value: 'longer than the twenty characters of today' },
    ];
    const background = { type: 'color', value: '#000000' };
    const content = (await opened(id)) as never as { audio: unknown };
    await store(id, { customisations: [{ ...scene, texts, background }], audio: content.audio, musicKit: 1 });
    const project = await opened(id);
    expect((await save(id, renamed(project))).status).toBe(200);
    expect((await opened(id)).ingredients[0]).toMatchObject({ texts, background });
    const now = renamed(await opened(id));
    for (const change of [
      { texts: [{ id: 'other', value: '' }] },
      { texts: [{ id: 'headline', value: 'another text of more than twenty characters' }] },
      { background: { type: 'color', value: '#111111' } },
    ]) {
      const customisations = now.customisations?.map((one) => ({ ...one, ...change }));
      expect((await save(id, { ...now, customisations })).status).toBe(422);
    }
  });
});

describe('undoing a repair', () => {
  const repaired = async (id: number, change: object, rest: Project) =>
    expect((await save(id, { ...renamed(rest), ...change })).status).toBe(200);
  /** Saves, as undo would, what the project was before; then it is just that. */
  async function undone(id: number, broken: Project): Promise<void> {
    const now = await opened(id);
    const { status, json } = await save(id, renamed({ ...broken, version: now.version }));
    expect([status, json.code]).toEqual([200, undefined]);
    const { ingredients, musicKit, audio } = await opened(id);
    expect({ ingredients, musicKit, audio }).toEqual({
      ingredients: broken.ingredients,
      musicKit: broken.musicKit,
      audio: broken.audio,
    });
  }

  test('brings back a scene of a template that is gone, also after other saves and twice', async () => {
    const { id } = await made();
    retire('ingredients', 1001);
    const broken = await opened(id);
    for (const round of [1, 2]) {
      await repaired(id, { customisations: renamed(broken).customisations?.slice(1) }, await opened(id));
      expect((await save(id, renamed(await opened(id), `Round ${round}`))).status).toBe(200);
      await undone(id, broken);
    }
  });

  test('brings back a deleted picture and background, in this project alone', async () => {
    const { id } = await made();
    const lost = await upload();
    const [first, ...others] = renamed(await opened(id)).customisations ?? [];
    const used = { ...first, images: [{ id: 'picture', value: lost }], background: { type: 'image', value: lost } };
    const scenes = [used, ...others];
    await repaired(id, { customisations: scenes }, await opened(id));
    await server.services.db.delete(media).where(eq(media.id, lost));
    const broken = await opened(id);
    await repaired(id, { customisations: [{ ...first, images: [] }, ...others] }, broken);
    await undone(id, broken);
    const other = await made();
    const { status, json } = await save(other.id, { ...renamed(other), customisations: scenes });
    expect([status, json.code]).toEqual([422, 'media_not_found']);
  });

  test('brings back music and a kit that are gone', async () => {
    const { id } = await made();
    retire('kits', 1);
    for (const sample of [1, 2, 3, 4]) retire('samples', sample);
    const broken = await opened(id);
    await repaired(id, { musicKit: null, audio: [] }, broken);
    await undone(id, broken);
  });

  test('of a project with more scenes than the plan allows today, scene by scene', async () => {
    const { id } = await made();
    const before = await opened(id);
    const [scene] = renamed(before).customisations ?? [];
    const many = Array.from({ length: 9 }, (_, order) => ({ ...scene, ingredient: order + 1, order }));
    await store(id, { customisations: many, audio: [], musicKit: null });
    const full = await opened(id);
    await repaired(id, { customisations: many.slice(1) }, full);
    await repaired(id, { customisations: many.slice(2) }, await opened(id));
    const other = [...many.slice(2), { ...scene, ingredient: 77, order: 0 }];
    const { status, json } = await save(id, { ...renamed(await opened(id)), customisations: other });
    expect([status, json.code]).toEqual([422, 'additional_ingredient_limit']);
    await repaired(id, { customisations: many.slice(1) }, await opened(id));
    await undone(id, full);
  });

  test('remembers nothing of what could be had anew', async () => {
    const { id } = await made();
    const project = await opened(id);
    await repaired(
      id,
      { customisations: renamed(project).customisations?.slice(1), audio: [], musicKit: null },
      project,
    );
    const [row] = await server.services.db.select().from(projectTable).where(eq(projectTable.id, id));
    expect(row?.retired).toEqual({ customisations: [], tracks: [], musicKits: [], fonts: [] });
  });
});

describe('a project that an older version has saved', () => {
  test('opens as what it meant, and is saved in today’s form', async () => {
    const { id } = await made();
    await store(id, {
      ingredients: [
        {
          id: 4,
          ingredientTemplateId: 1001,
          position: 0,
          fields: { texts: { headline: 'Old' }, images: { picture: '2' }, colors: { accent: 'FF0000' } },
          background: { mediaType: 'image', mediaId: 2, scale: 2, positionX: 10, positionY: 0 },
        },
      ],
      currentAudioSequence: [1, 4],
      currentMusicKit: { id: 1 },
    });
    const project = await opened(id);
    expect(project).toMatchObject({
      musicKit: 1,
      audio: [{ audioTrack: 1 }, { audioTrack: 4 }],
      fontFamily: null,
      ingredients: [
        {
          id: 4,
          texts: [{ id: 'headline', value: 'Old' }],
          images: [{ id: 'picture', value: 2 }],
          colors: [{ id: 'accent', value: '#ff0000' }],
          background: { type: 'image', value: 2, scale: 2, position: '10,0' },
        },
      ],
    });
    expect((await save(id, renamed(project))).status).toBe(200);
    expect((await opened(id)).ingredients).toEqual(project.ingredients);
    const rendered = await server.call('POST', `/api/v2/project/${id}/render`, { token });
    expect(rendered.status).toBe(200);
  });

  test.each([
    ['nothing', {}],
    ['a list', []],
    ['parts that are not there', { customisations: [{ template: 1001, ingredient: 1 }] }],
    ['scenes that are none', { customisations: [null, 7, 'x', { template: 0 }], audio: {} }],
  ])('opens with %s as content', async (_what, content) => {
    const { id } = await made();
    await store(id, content);
    const project = await opened(id);
    expect((await save(id, renamed(project))).status).toBe(200);
    expect((await server.call('GET', '/api/v1/project', { token })).status).toBe(200);
  });
});
