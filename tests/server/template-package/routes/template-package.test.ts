import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tenant } from '../../../../server/account/tables';
import { media } from '../../../../server/media/tables';
import { usesOf } from '../../../../server/template-package/removal/uses';
import {
  decodingPort,
  documentOf,
  giveFont,
  manifestOf,
  packageOf,
  photo,
  send,
} from '../../fixtures/template-package';
import { createTestServer, type TestServer } from '../../fixtures/test-server';

let server: TestServer;
let token: string;
let ann: string;
let mia: string;
beforeAll(async () => {
  server = await createTestServer({ mediaPort: decodingPort });
  giveFont(server);
  await server.addUser({ email: 'ann@spotreel.test' });
  await server.addUser({ email: 'mia@spotreel.test', tenant: 'other', role: 'operator' });
  token = await server.signIn();
  ann = await server.signIn('ann@spotreel.test');
  mia = await server.signIn('mia@spotreel.test');
});
afterAll(() => server.close());

const get = (address: string, as = token) => server.call('GET', `/api${address}`, { token: as });
const bring = async (id: string, over: Parameters<typeof packageOf>[0] = {}, name = 'Summer sale', as = token) => {
  const bytes = await packageOf({ 'template.json': manifestOf({ id, name }), ...over });
  return (await send(server, as, '', bytes, 'x.spotreel')).json;
};
const exported = async (templateId: number, as = token) => {
  const { status, json } = await get(`/v2/template/${templateId}/package`, as);
  if (status !== 200) return { status, bytes: Buffer.alloc(0), json };
  const { pathname, search } = new URL(json.data.url);
  return { status, json, bytes: Buffer.from(await (await server.fetch(pathname + search)).arrayBuffer()) };
};

describe('an imported template', () => {
  test('is in the lists of the team, found by its words, and in nobody else’s', async () => {
    const { data } = await bring('acme.zebra', {}, 'Zebra crossing');
    expect(data).toMatchObject({ packageId: 'acme.zebra', revision: 1, name: 'Zebra crossing', kind: 'video' });
    expect(Object.keys(data.templates)).toEqual(['landscape', 'portrait']);
    const found = await get('/v2/template-group?name=zebr&objective=1&categories=1&orientation=portrait', ann);
    expect(found.json.data).toMatchObject([{ id: data.templateGroup, name: 'Zebra crossing' }]);
    expect((await get('/v2/template-group?name=zebra', mia)).json.totalCount).toBe(0);
    for (const address of [
      `/v2/template/${data.templates.portrait}`,
      `/v2/template/${data.templates.portrait}/package`,
    ])
      expect((await get(address, mia)).status).toBe(404);
    const poster = new URL(found.json.data[0].templates[0].posters.landscape);
    expect((await server.fetch(poster.pathname + poster.search)).status).toBe(200);
  });

  test('knows what its texts are colored with, so that a brand keeps them readable', async () => {
    const of = (field: string) => ({
      fixed: [0, 0, 0] as [number, number, number],
      fields: { [field]: 1 },
      background: 0,
    });
    const measured = [{ field: 'headline', ink: of('plate'), behind: of('plate'), inkElsewhere: 0 }];
    server.painter.measuredTexts = { textColors: measured };
    const { data } = await bring('acme.colored');
    server.painter.measuredTexts = { textColors: [] };
    const made = await server.call('POST', '/api/v1/project', {
      token: ann,
      json: { templateId: data.templates.portrait },
    });
    const project = (await get(`/v2/project/${made.json.data.id}`, ann)).json.data;
    expect(project.ingredients[0].template.textColors).toEqual(measured);
  });

  test('knows which of its texts lie on pictures, for their scrims; a mark that came with it counts for nothing', async () => {
    const mix = { fixed: [255, 255, 255] as [number, number, number], fields: {}, background: 0 };
    const text = {
      field: 'headline',
      picture: 'photo',
      ink: mix,
      inkShare: 0,
      behind: mix,
      share: 1,
      box: [0, 0, 9, 9],
    };
    const textsOnPictures = { colors: { plate: '#1a3380' as const }, texts: [text] };
    const foreign = { ...documentOf('landscape'), textsOnPictures: { colors: {}, texts: [] } };
    const documentOfImport = async (name: string) => {
      const { data } = await bring(name, { 'lottie/landscape.json': foreign });
      const json = { templateId: data.templates.landscape };
      const made = await server.call('POST', '/api/v1/project', { token: ann, json });
      const project = (await get(`/v2/project/${made.json.data.id}`, ann)).json.data;
      const { pathname, search } = new URL(project.ingredients[0].template.dataFile);
      return (await server.fetch(pathname + search)).json();
    };
    server.painter.measuredTexts = { textColors: [], textsOnPictures };
    expect((await documentOfImport('acme.marked')).textsOnPictures).toEqual(textsOnPictures);
    server.painter.measuredTexts = { textColors: [] };
    expect(await documentOfImport('acme.unmarked')).not.toHaveProperty('textsOnPictures');
  });

  test('makes projects, which compile, save and are no business of other teams', async () => {
    const { data } = await bring('acme.project');
    const templateId = data.templates.landscape;
    const made = await server.call('POST', '/api/v1/project', { token: ann, json: { templateId } });
    expect([made.status, made.json.data.ratio]).toEqual([200, 'landscape']);
    const project = (await get(`/v2/project/${made.json.data.id}`, ann)).json.data;
    const [{ template, texts }] = project.ingredients;
    expect(texts).toMatchObject([{ id: 'headline', value: 'Summer sale' }]);
    expect(template.fields.images[0].defaultValue).toMatchObject({ type: 'image', sourceType: 'library' });
    const document = new URL(template.dataFile);
    expect(await (await server.fetch(document.pathname + document.search)).json()).toEqual(documentOf('landscape'));
    const scene = { template: templateId, ratio: 'landscape', texts: { headline: 'Now' }, images: {}, colors: {} };
    const compiled = await server.call('POST', '/api/v2/scene', { token: ann, json: scene });
    expect([compiled.status, compiled.json.data.animation.fonts]).toEqual([200, undefined]);
    const still = await server.call('POST', '/api/v1/render/preview', { token: ann, json: { projectId: project.id } });
    expect(still.status).toBe(200);
    expect((await server.call('POST', '/api/v1/project', { token: mia, json: { templateId } })).status).toBe(404);
    expect((await server.call('POST', '/api/v2/scene', { token: mia, json: scene })).status).toBe(404);
  });

  test('is for people of the tenants below as well: in lists, projects and renders, and kept while they use it', async () => {
    const { db } = server.services;
    const [other] = await db.select().from(tenant).where(eq(tenant.slug, 'other'));
    const [below] = await db
      .insert(tenant)
      .values({ slug: 'below', name: 'Below', kind: 'white_label', parentId: other?.id ?? 0 })
      .returning();
    await server.addUser({ email: 'cleo@below.test', tenantId: below?.id ?? 0, role: 'client' });
    const cleo = await server.signIn('cleo@below.test');
    const { data } = await bring('other.quokka', {}, 'Quokka parade', mia);
    const templateId = data.templates.landscape;
    expect((await get('/v2/template-group?name=quokka', cleo)).json.data).toMatchObject([{ id: data.templateGroup }]);
    expect((await get(`/v2/template/${templateId}`, cleo)).status).toBe(200);
    expect((await get('/v2/template-group?name=quokka', ann)).json.totalCount).toBe(0);
    const made = await server.call('POST', '/api/v1/project', { token: cleo, json: { templateId } });
    expect(made.status).toBe(200);
    const scene = { template: templateId, ratio: 'landscape', texts: { headline: 'Now' }, images: {}, colors: {} };
    expect((await server.call('POST', '/api/v2/scene', { token: cleo, json: scene })).status).toBe(200);
    const mine = await server.call('DELETE', `/api/v2/template-package/${data.id}`, { token: cleo });
    expect([mine.status, mine.json.code]).toEqual([403, 'forbidden']);
    expect((await usesOf(db, other?.id ?? 0)).templateIds.has(templateId)).toBe(true);
    expect((await usesOf(db, below?.id ?? 0)).templateIds.has(templateId)).toBe(true);
    const removed = await server.call('DELETE', `/api/v2/template-package/${data.id}`, { token: mia });
    expect(removed.status).toBe(200);
    expect((await get('/v2/template-group?name=quokka', cleo)).json.totalCount).toBe(0);
    const kept = await get(`/v2/project/${made.json.data.id}`, cleo);
    expect([kept.status, kept.json.data.ingredients.length]).toEqual([200, 1]);
  });

  test('can be rendered', async () => {
    const { data } = await bring('acme.render');
    const made = await server.call('POST', '/api/v1/project', { token, json: { templateId: data.templates.portrait } });
    const { id } = made.json.data;
    await server.services.renders.start();
    expect((await server.call('POST', `/api/v2/project/${id}/render`, { token, json: {} })).status).toBe(200);
    await expect
      .poll(async () => (await get(`/v1/project/${id}/status`)).json.data.status, { timeout: 10_000 })
      .toBe('done');
    expect(server.painter.composition).toMatchObject({ width: 1080, height: 1920, durationFrames: 120 });
  });

  test('moves while it is pointed at, once that is painted', async () => {
    const { data } = await bring('acme.motion', {}, 'Quokka');
    await server.services.renders.start();
    const previews = async () => (await get('/v2/template-group?name=quokka')).json.data[0].templates[1].previews;
    await expect
      .poll(async () => Object.keys(await previews()), { timeout: 10_000 })
      .toEqual(['landscape', 'portrait']);
    const { pathname, search } = new URL((await previews()).portrait);
    expect(await (await server.fetch(pathname + search)).text()).toBe('a moving picture');
    const listed = (await get('/v2/template-package')).json.data.find(({ id }: { id: number }) => id === data.id);
    expect(Object.keys(listed.posters)).toEqual(['landscape', 'portrait']);
  });

  test('its files and pictures belong to the team', async () => {
    await bring('acme.files');
    const rows = await server.services.db.select().from(media).where(eq(media.sourceType, 'template'));
    expect(rows.every(({ ownerId, tenantId }) => ownerId === null && tenantId !== null)).toBe(true);
    expect((await get('/v1/media', token)).json.totalCount).toBe(0);
  });
});

describe('the same package again', () => {
  test('replaces the template; a project of the one before stays as it was', async () => {
    const first = (await bring('acme.again')).data;
    const templateId = first.templates.landscape;
    await server.call('POST', `/api/v2/template/${templateId}/favourite`, { token });
    const made = await server.call('POST', '/api/v1/project', { token, json: { templateId } });
    const before = (await get(`/v2/project/${made.json.data.id}`)).json.data;
    const changed = manifestOf({ id: 'acme.again', name: 'Winter sale' });
    changed.fields.texts[0].maxLength = 20;
    const second = (await bring('acme.again', { 'template.json': changed })).data;
    expect(second).toMatchObject({
      id: first.id,
      revision: 2,
      name: 'Winter sale',
      templateGroup: first.templateGroup,
    });
    expect(second.templates.landscape).not.toBe(templateId);
    expect((await get(`/v2/project/${before.id}`)).json.data.ingredients).toEqual(before.ingredients);
    const saved = await server.call('PUT', `/api/v2/project/${before.id}`, {
      token,
      json: {
        name: 'Kept',
        audio: [],
        fontFamily: null,
        isDraft: false,
        organisation: null,
        customisations: [
          {
            template: templateId,
            ingredient: 1,
            order: 0,
            images: [],
            colors: [],
            texts: [{ id: 'headline', value: 'x'.repeat(40) }],
          },
        ],
      },
    });
    expect([saved.status, saved.json.details]).toEqual([200, undefined]);
    const sister = await get(`/v2/template/${templateId}?aspectRatio=portrait`);
    expect(sister.json.data.ingredient).toMatchObject({ id: templateId, orientation: 'portrait', name: 'Summer sale' });
    expect((await get(`/v2/template/${templateId}?aspectRatio=portrait`, mia)).status).toBe(404);
    // New projects are made of the new one, which has the star.
    expect((await get(`/v2/template/${templateId}`)).status).toBe(404);
    expect((await server.call('POST', '/api/v1/project', { token, json: { templateId } })).status).toBe(404);
    expect((await get(`/v2/template/${second.templates.landscape}`)).json.data.isFavourite).toBe(true);
    expect((await get('/v2/template-group?name=winter')).json.totalCount).toBe(1);
  });

  test('two at once are two revisions of one template', async () => {
    const both = await Promise.all([bring('acme.twice'), bring('acme.twice')]);
    expect(both.map(({ data }) => data.revision).sort()).toEqual([1, 2]);
    expect(both[0].data.templateGroup).toBe(both[1].data.templateGroup);
  });

  test('of another team is another template', async () => {
    const ours = (await bring('acme.shared')).data;
    const theirs = (await bring('acme.shared', {}, 'Theirs', mia)).data;
    expect([ours.revision, theirs.revision]).toEqual([1, 1]);
    expect(theirs.templateGroup).not.toBe(ours.templateGroup);
    expect((await get(`/v2/template/${ours.templates.landscape}`)).json.data.name).toBe('Summer sale');
  });
});

describe('export', () => {
  test('what was exported and imported again is exported alike, byte for byte', async () => {
    const { data } = await bring('acme.round');
    const first = await exported(data.templates.landscape);
    expect(first.json.data.fileName).toBe('acme.round.spotreel');
    const again = (await send(server, token, '', first.bytes, 'again.spotreel')).json.data;
    expect(again.revision).toBe(2);
    expect((await exported(again.templates.portrait)).bytes.equals(first.bytes)).toBe(true);
  });

  test('of the library’s templates too, which another team then has as its own', async () => {
    mkdirSync(path.join(server.library.folder, 'media'), { recursive: true });
    writeFileSync(path.join(server.library.folder, 'media/2.png'), await photo());
    const { bytes, json } = await exported(8001, mia);
    expect(json.data.fileName).toBe('spotreel.scene-8001.spotreel');
    const checked = (await send(server, mia, '/check', bytes, 'x.spotreel')).json.data;
    expect(checked.template).toMatchObject({ name: 'Café sign landscape', ratios: ['landscape', 'portrait'] });
  });

  test.each([
    ['an unknown template', 999_999, 404],
    ['a Blender template', 9001, 404],
  ])('%s is refused', async (_case, id, status) => {
    expect((await exported(id)).status).toBe(status);
  });

  test('whoever is no operator is refused', async () => {
    expect((await exported(8001, ann)).json.code).toBe('forbidden');
  });
});

describe('list and remove', () => {
  test('a removed template is in no list; its projects stay; it can come again', async () => {
    const { data } = await bring('acme.gone', {}, 'Yonder');
    const made = await server.call('POST', '/api/v1/project', {
      token,
      json: { templateId: data.templates.landscape },
    });
    const listed = (await get('/v2/template-package')).json;
    expect(listed.data[0]).toMatchObject({ id: data.id, packageId: 'acme.gone' });
    expect(Object.keys(listed.data[0].posters)).toEqual(['landscape', 'portrait']);
    const address = `/api/v2/template-package/${data.id}`;
    expect((await server.call('DELETE', address, { token: mia })).status).toBe(404);
    expect((await server.call('DELETE', address, { token: ann })).status).toBe(403);
    expect((await server.call('DELETE', address, { token })).json.data).toEqual({ id: data.id });
    expect((await server.call('DELETE', address, { token })).status).toBe(404);
    expect((await get('/v2/template-package')).json.totalCount).toBe(listed.totalCount - 1);
    expect((await get('/v2/template-group?name=yonder')).json.totalCount).toBe(0);
    expect((await get(`/v2/project/${made.json.data.id}`)).json.data.ingredients[0].template.name).toBe('Yonder');
    expect((await bring('acme.gone', {}, 'Yonder')).data).toMatchObject({ id: data.id, revision: 2 });
    expect((await get('/v2/template-group?name=yonder')).json.totalCount).toBe(1);
  });

  test('a list of another team', async () => {
    const { data } = (await get('/v2/template-package', mia)).json;
    expect(data.map(({ name }: { name: string }) => name)).toEqual(['Theirs']);
    expect((await get('/v2/template-package', ann)).json.code).toBe('forbidden');
  });
});

describe('a refused import', () => {
  test('says why by code, and leaves nothing behind', async () => {
    const folders = async () => (await server.services.storage.list('templates/1')).length;
    const before = await folders();
    const document = documentOf('landscape');
    document.layers[0].ks.r.x = 'time';
    const bytes = await packageOf({
      'template.json': manifestOf({ id: 'acme.bad' }),
      'lottie/landscape.json': document,
    });
    const { status, json } = await send(server, token, '', bytes, 'bad.spotreel');
    expect([status, json.code]).toEqual([422, 'template_package_invalid']);
    expect(json.details.template_unsupported[0]).toMatch(/^lottie\/landscape.json · Headline: .*expression/);
    expect(await folders()).toBe(before);
    expect(readdirSync(path.join(server.folder, 'tmp'))).toEqual([]);
  });

  test('whoever is no operator', async () => {
    expect((await bring('acme.ann', {}, 'Ann', ann)).code).toBe('forbidden');
  });
});
