import { and, eq, sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { SpotreelError } from '../../../sdk/base/errors';
import type { KeyframeState, ProjectRenderState, Render } from '../../../sdk/contract/export/render';
import type { ProjectIngredient } from '../../../sdk/contract/project/project';
import { appUser, product, tenant } from '../../../server/account/tables';
import { rowsOf } from '../../../server/platform/data/database';
import { SCHEMA } from '../../../server/platform/jobs/boss';
import { renderAssembleKind, renderPrepareKind, renderSegmentKind } from '../../../server/project/renders/job-kinds';
import { render, renderSegment } from '../../../server/project/renders/tables';
import { createTestServer, type TestServer } from '../fixtures/test-server';

let server: TestServer;
let token: string;
let userId: number;
beforeAll(async () => {
  server = await createTestServer();
  token = await server.signIn();
  userId = (await server.call('GET', '/api/v1/user', { token })).json.data.id;
  await server.services.renders.start();
});
afterAll(() => server.close());
beforeEach(() => limits({}));
afterEach(async () => {
  server.painter.gate.open();
  server.painter.crashes.clear();
  await eventually(async () => expect(await running()).toBe(0));
  await cleanedUp();
  server.painter.calls.segments.length = 0;
});

/** The machine may be busy with other test files. */
const eventually = <Result>(check: () => Result | Promise<Result>) =>
  vi.waitFor(check, { timeout: 15_000, interval: 30 });
/** The last worker on a render cleans up after it, a moment after the render is reported as over. */
const cleanedUp = () => eventually(async () => expect(await server.services.storage.list('work')).toEqual([]));
const limits = (over: Record<string, number>) =>
  server.services.db
    .update(appUser)
    .set({ limits: { concurrentRenderLimit: 5, ...over } })
    .where(eq(appUser.id, userId));
const running = async () =>
  (await server.services.db.select({ status: render.status }).from(render)).filter(({ status }) =>
    ['queued', 'rendering'].includes(status),
  ).length;
const project = async (json: object = { recipeId: 1 }): Promise<number> =>
  (await server.call('POST', '/api/v1/project', { token, json })).json.data.id;
const ask = (id: number, headers = {}) => server.call('POST', `/api/v2/project/${id}/render`, { token, headers });
const state = async (id: number): Promise<ProjectRenderState> =>
  (await server.call('GET', `/api/v1/project/${id}/status`, { token })).json.data;
/** Posters of projects take the slots that a render leaves: they are not counted. */
const jobsOf = (renderId: number) =>
  rowsOf(
    server.services.db,
    sql`select data->>'kind' as kind, state from ${sql.raw(`${SCHEMA}.job`)}
      where data->>'kind' like 'render-%' and (data->>'subjectId')::int = ${renderId}`,
  );
const until = (id: number, status: string) =>
  eventually(async () => {
    const now = await state(id);
    expect(now.status).toBe(status);
    return now;
  });

/** The scenes of a project of two, the second one first, as a save takes them. */
async function turnedScenes(id: number) {
  const { json } = await server.call('GET', `/api/v2/project/${id}`, { token });
  return json.data.ingredients.map(
    ({ id: ingredient, ingredientTemplateId: template, position, images, texts, colors }: ProjectIngredient) => ({
      template,
      ingredient,
      order: 1 - position,
      images,
      texts,
      colors,
    }),
  );
}

describe('a render', () => {
  test('is painted in segments, joined, and can be fetched without a header', async () => {
    const id = await project();
    expect((await state(id)).status).toBe('new');
    const { status, json } = await ask(id);
    expect([status, typeof json.data.id]).toEqual([200, 'number']);
    const done = await until(id, 'done');
    expect(done.percentageComplete).toBe(100);
    const [newest] = done.renders as [Render];
    expect(newest).toMatchObject({
      id: json.data.id,
      width: 1920,
      height: 1080,
      durationSeconds: 8,
      error: null,
      queuePosition: null,
    });
    expect(done.videoUrls).toEqual([newest.videoUrl]);
    const video = await server.fetch(newest.videoUrl ?? '');
    expect([video.status, await video.text(), video.headers.get('content-type')]).toEqual([
      200,
      'video of 4 segments',
      'video/mp4',
    ]);
    expect(newest.sizeBytes).toBe(19);
    const download = await server.fetch(newest.downloadUrl ?? '');
    expect(download.headers.get('content-disposition')).toContain('filename="Product launch.mp4"');
    expect((await server.fetch(newest.posterUrl ?? '')).headers.get('content-type')).toBe('image/webp');
    await cleanedUp();
    expect((await server.call('GET', `/api/v1/project/${id}/render`, { token })).json.data).toEqual(done.renders);
  });

  test('shows what was saved when it was asked for', async () => {
    const id = await project({ templateId: 1001 });
    server.painter.gate.close();
    await ask(id);
    await until(id, 'rendering');
    const scene = {
      template: 1001,
      ingredient: 1,
      order: 0,
      images: [],
      texts: [],
      colors: [],
      background: { type: 'color', value: '#00ff00' },
    };
    await server.call('PUT', `/api/v2/project/${id}`, {
      token,
      json: { name: 'Later', customisations: [scene], audio: [] },
    });
    server.painter.gate.open();
    await until(id, 'done');
    expect(server.painter.composition?.scenes[0]?.background).toEqual({ type: 'color', color: '#ffffff' });
  });

  test('its percentage rises and says 100 only at the end', async () => {
    const id = await project();
    server.painter.gate.close();
    await ask(id);
    const begun = await until(id, 'rendering');
    expect(begun.percentageComplete).toBeLessThan(100);
    await eventually(async () => expect((await state(id)).percentageComplete).toBeGreaterThan(10));
    server.painter.gate.open();
    const seen: number[] = [];
    while ((await state(id)).status !== 'done') seen.push((await state(id)).percentageComplete);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  });

  test('an Idempotency-Key asks once', async () => {
    const id = await project({ templateId: 1001 });
    const asked = await Promise.all([1, 2, 3].map(() => ask(id, { 'idempotency-key': 'one' })));
    expect(new Set(asked.map(({ json }) => json.data.id)).size).toBe(1);
    await until(id, 'done');
  });

  test('can be asked for with the project', async () => {
    const id = await project({ recipeId: 1, render: true });
    await until(id, 'done');
  });
});

describe('limits', () => {
  test('of twenty requests at once exactly one is accepted at a limit of one', async () => {
    await limits({ concurrentRenderLimit: 1 });
    server.painter.gate.close();
    const ids = await Promise.all(Array.from({ length: 4 }, () => project({ templateId: 1001 })));
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => ask(ids[n % 4] ?? 0)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(19);
    expect(refused[0]?.json).toMatchObject({
      code: 'concurrent_render_limit',
      message: 'Concurrent render limit exceeded.',
    });
  });

  test('all renders of the month are used', async () => {
    const { usages } = (await server.call('GET', '/api/v1/user', { token })).json.data;
    await limits({ renderLimit: usages.renders });
    const { status, json } = await ask(await project());
    expect([status, json.code, json.message]).toEqual([403, 'render_limit', 'Render limit exceeded.']);
  });

  test('of a plan count from the day on which it is paid for', async () => {
    const user = async () => (await server.call('GET', '/api/v1/user', { token })).json.data;
    const { usages, renderPeriod } = await user();
    expect(Date.parse(renderPeriod.endsAt)).toBeGreaterThan(Date.now());
    const dueAt = new Date(Date.now() - 60_000);
    const group = { groupName: 'Pro', groupType: 'pro' };
    const owner = { userId, tenantId: (await server.services.db.select().from(tenant))[0]?.id ?? 0 };
    await server.services.db
      .insert(product)
      .values({ ...owner, ...group, productType: 'recurring', status: 'active', expiresAt: dueAt });
    await server.services.db
      .update(render)
      .set({ createdAt: new Date(Date.now() - 120_000) })
      .where(eq(render.ownerId, userId));
    const renewed = await user();
    expect([usages.renders > 0, renewed.usages.renders]).toEqual([true, 0]);
    expect(renewed.renderPeriod.startsAt).toBe(dueAt.toISOString());
    await limits({ renderLimit: 1 });
    const id = await project();
    expect((await ask(id)).status).toBe(200);
    await until(id, 'done');
    expect((await ask(id)).json.code).toBe('render_limit');
    await server.services.db.delete(product).where(eq(product.userId, userId));
  });

  test('a project that is too long', async () => {
    await limits({ recipeDurationLimit: 7 });
    expect((await ask(await project())).json.code).toBe('recipe_duration_limit');
  });

  test('a project without scenes', async () => {
    const id = await project();
    await server.call('PUT', `/api/v2/project/${id}`, {
      token,
      json: { name: 'Empty', customisations: [], audio: [] },
    });
    const { status, json } = await ask(id);
    expect([status, json.message]).toEqual([422, 'Unable to create project render without customisation.']);
  });

  test('a project is not made when its render is refused', async () => {
    await limits({ concurrentRenderLimit: 0 });
    const before = (await server.call('GET', '/api/v1/project', { token })).json.totalCount;
    const { json } = await server.call('POST', '/api/v1/project', { token, json: { recipeId: 1, render: true } });
    expect(json.code).toBe('concurrent_render_limit');
    expect((await server.call('GET', '/api/v1/project', { token })).json.totalCount).toBe(before);
  });
});

describe('the queue', () => {
  test('tells who is next', async () => {
    server.painter.gate.close();
    const ids = [await project(), await project({ templateId: 1001 }), await project({ templateId: 1001 })];
    await ask(ids[0] ?? 0);
    // Both painters are busy with the first one before the others are asked for.
    await eventually(() => expect(server.painter.calls.segments).toHaveLength(2));
    for (const id of ids.slice(1)) await ask(id);
    const positions = await Promise.all(ids.map(async (id) => (await state(id)).queuePosition));
    expect(positions).toEqual([null, 1, 2]);
  });
});

describe('cancelling', () => {
  const cancel = (id: number, renderId: number) =>
    server.call('POST', `/api/v1/project/${id}/render/${renderId}/cancel`, { token });

  test('stops the painters at once and removes the files', async () => {
    const id = await project();
    server.painter.gate.close();
    const renderId = (await ask(id)).json.data.id;
    await until(id, 'rendering');
    expect(await jobsOf(renderId)).not.toEqual([]);
    const { status, json } = await cancel(id, renderId);
    expect([status, json.data.status]).toEqual([200, 'cancelled']);
    await cleanedUp();
    expect(await jobsOf(renderId)).toEqual([]);
    expect(await server.services.db.select().from(renderSegment)).toEqual([]);
    const again = await cancel(id, renderId);
    expect([again.status, again.json.code]).toEqual([409, 'render_not_running']);
  });

  test.each([renderPrepareKind, renderSegmentKind, renderAssembleKind])(
    'a $name that it missed does nothing',
    async (kind) => {
      const id = await project({ templateId: 1001 });
      server.painter.gate.close();
      const renderId = (await ask(id)).json.data.id;
      await until(id, 'rendering');
      await cancel(id, renderId);
      await cleanedUp();
      server.painter.gate.open();
      const { segments, assemblies } = structuredClone(server.painter.calls);
      await server.services.jobs.enqueue(server.services.db, [{ kind, subjectId: renderId }]);
      await eventually(async () => expect(await jobsOf(renderId)).toEqual([]));
      expect(server.painter.calls).toMatchObject({ segments, assemblies });
      expect((await state(id)).renders[0]?.status).toBe('cancelled');
      expect((await server.services.jobs.counts()).dead).toBe(0);
    },
  );

  test('a render of another project does not exist', async () => {
    const one = await project({ templateId: 1001 });
    const two = await project({ templateId: 1001 });
    const renderId = (await ask(one)).json.data.id;
    expect((await cancel(two, renderId)).status).toBe(404);
    await until(one, 'done');
  });

  test('deleting the project ends its renders, which still count', async () => {
    const id = await project();
    server.painter.gate.close();
    const renderId = (await ask(id)).json.data.id;
    await until(id, 'rendering');
    await server.call('DELETE', `/api/v1/project/${id}`, { token });
    const [row] = await server.services.db.select().from(render).where(eq(render.id, renderId));
    expect(row).toMatchObject({ status: 'cancelled', projectId: null });
    await cleanedUp();
  });
});

describe('when painters die', () => {
  test('the segment is tried once more', async () => {
    const id = await project();
    server.painter.crashes.set(2, 1);
    await ask(id);
    await until(id, 'done');
    expect(server.painter.calls.segments.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 2, 3]);
  });

  test('twice: the render fails with its reason, and nothing is left', async () => {
    const id = await project();
    server.painter.crashes.set(1, 9);
    await ask(id);
    const failed = await until(id, 'failed');
    expect(failed.renders[0]?.error).toEqual({ code: 'painter_crashed', message: 'The painter was ended by SIGSEGV.' });
    expect(server.painter.calls.segments.filter((index) => index === 1)).toHaveLength(2);
    await cleanedUp();
  });
});

describe('when machines are lost', () => {
  /** A machine takes the next job of segments and is never heard of again; others see that after a while. */
  const lose = async (watcher: PgBoss) => {
    const { db, jobs } = server.services;
    for (let left = await jobs.claim('paint'); left; left = await jobs.claim('paint'));
    await db.execute(sql.raw(`update ${SCHEMA}.job set heartbeat_on = now() - interval '1 minute'`));
    await db.execute(sql.raw(`update ${SCHEMA}.queue set monitor_claim_on = now() - interval '1 hour'`));
    await watcher.supervise('paint');
  };
  const losing = async (times: number, act: (id: number) => void) => {
    const id = await project({ templateId: 1001 });
    await server.services.renders.close();
    const watcher = new PgBoss({
      ...server.connection.boss,
      schema: SCHEMA,
      migrate: false,
      supervise: false,
      schedule: false,
    });
    await watcher.start();
    await ask(id);
    for (let time = 0; time < times; time++) await lose(watcher);
    await watcher.stop({ graceful: false });
    act(id);
    await server.services.renders.start();
    return id;
  };

  test('the painter still has both of its tries', async () => {
    const id = await losing(3, () => server.painter.crashes.set(0, 1));
    await until(id, 'done');
    expect(server.painter.calls.segments.filter((index) => index === 0)).toHaveLength(2);
  });

  test('four times: the render fails, and its reason is no painter', async () => {
    const id = await losing(4, () => {});
    const { renders } = await until(id, 'failed');
    expect(renders[0]?.error).toEqual({ code: 'worker_lost', message: expect.stringContaining('several times') });
    expect(server.painter.calls.segments).toEqual([]);
    expect(await jobsOf(renders[0]?.id ?? 0)).toEqual([{ kind: 'render-prepare', state: 'created' }]);
    await server.call('DELETE', `/api/v1/project/${id}`, { token });
  });
});

describe('a render that failed for good', () => {
  test('can be given another chance by an operator, and succeeds', async () => {
    const id = await project();
    server.painter.crashes.set(1, 2);
    await ask(id);
    await until(id, 'failed');
    await cleanedUp();
    const { jobs } = server.services;
    expect((await jobs.counts()).dead).toBeGreaterThan(0);
    expect(await jobs.redrive()).toBeGreaterThan(0);
    const { renders } = await until(id, 'done');
    expect(renders[0]).toMatchObject({ status: 'done', percentageComplete: 100, error: null });
    expect(await jobs.counts()).toMatchObject({ dead: 0 });
  });

  test('is not kept for one when its project is deleted', async () => {
    const id = await project({ templateId: 1001 });
    server.painter.crashes.set(0, 2);
    await ask(id);
    await until(id, 'failed');
    const { jobs } = server.services;
    expect((await jobs.counts()).dead).toBe(1);
    await server.call('DELETE', `/api/v1/project/${id}`, { token });
    expect((await jobs.counts()).dead).toBe(0);
  });

  test('is not kept for one when it would fail again', async () => {
    const id = await project({ templateId: 1001 });
    server.painter.failure = new SpotreelError('media_undecodable', 'The picture cannot be decoded.');
    await ask(id);
    await until(id, 'failed');
    server.painter.failure = undefined;
    expect(await server.services.jobs.counts()).toMatchObject({ dead: 0 });
  });
});

describe('when the server dies', () => {
  test('finished segments are used again, and no try is lost', async () => {
    const id = await project();
    server.painter.gate.close();
    await ask(id);
    await until(id, 'rendering');
    await server.services.renders.close();
    // What a killed server leaves: jobs that say 'active' and have no worker. One segment is done.
    const { db, jobs } = server.services;
    for (let left = await jobs.claim('paint'); left; left = await jobs.claim('paint')) {
      if (left.part !== 3) continue;
      const { subjectId, part } = left;
      await db
        .update(renderSegment)
        .set({ isPainted: true })
        .where(and(eq(renderSegment.renderId, subjectId), eq(renderSegment.part, part)));
      expect(await jobs.finish(db, left)).toBe(true);
    }
    expect(await jobs.counts()).toMatchObject({ queued: 0, active: 3 });
    await jobs.putBackAll();
    server.painter.gate.open();
    server.painter.calls.segments.length = 0;
    await server.services.storage.put(
      `work/render-${(await state(id)).renders[0]?.id}/segment-3.mp4`,
      Buffer.from('kept'),
    );
    await server.services.renders.start();
    await until(id, 'done');
    expect(server.painter.calls.segments.toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
  });
});

describe('stills', () => {
  test('keyframes: asked for, ready, outdated by a save', async () => {
    const id = await project();
    const preview = async (method: string) =>
      (await server.call(method, `/api/v2/project/${id}/preview`, { token })).json.data;
    expect(await preview('GET')).toEqual({ status: 'not_requested', projectRenderMedia: [] });
    expect((await preview('POST')).status).toBe('processing');
    const ready = await eventually(async () => {
      const now = await preview('GET');
      expect(now.status).toBe('ready');
      return now;
    });
    expect(ready.projectRenderMedia.map(({ ingredient }: { ingredient: number }) => ingredient)).toEqual([1, 2]);
    expect((await server.fetch(ready.projectRenderMedia[0].path)).status).toBe(200);
    await server.call('PUT', `/api/v2/project/${id}`, { token, json: { name: 'x', customisations: [], audio: [] } });
    const outdated = await preview('GET');
    expect(outdated.status).toBe('outdated');
    expect(outdated.projectRenderMedia.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([
      false,
      false,
    ]);
  });

  test('keyframes come one by one: new ones take the places of older ones', async () => {
    const id = await project();
    const preview = async (method: string) =>
      (await server.call(method, `/api/v2/project/${id}/preview`, { token })).json.data;
    const shown = ({ projectRenderMedia }: KeyframeState) =>
      projectRenderMedia.map(({ ingredient, isCurrent }) => [ingredient, isCurrent]);
    const until = (wanted: unknown[]) => eventually(async () => expect(shown(await preview('GET'))).toEqual(wanted));
    await preview('POST');
    await until([
      [1, true],
      [2, true],
    ]);
    const customisations = await turnedScenes(id);
    await eventually(async () => expect(await server.services.jobs.counts()).toMatchObject({ queued: 0, active: 0 }));
    const { stills } = server.painter.calls;
    await server.call('PUT', `/api/v2/project/${id}`, { token, json: { name: 'Turned', customisations, audio: [] } });
    // the poster of the save comes first
    await eventually(() => expect(server.painter.calls.stills).toBe(stills + 1));
    server.painter.gate.close();
    server.painter.stillsLeft = 1;
    await preview('POST');
    await until([
      [2, true],
      [1, false],
    ]);
    expect((await preview('GET')).status).toBe('processing');
    server.painter.stillsLeft = Number.POSITIVE_INFINITY;
    server.painter.gate.open();
    await until([
      [2, true],
      [1, true],
    ]);
    const ready = await eventually(async () => {
      const now: KeyframeState = await preview('GET');
      expect(now.status).toBe('ready');
      return now;
    });
    const download = await server.fetch(ready.projectRenderMedia[0]?.downloadPath ?? '');
    expect(download.headers.get('content-disposition')).toContain('filename="Turned 1.webp"');
    const files = () => server.services.storage.list(`keyframes/${id}`);
    // Pages that were answered before still show the stills that were replaced.
    await eventually(async () => expect(await files()).toHaveLength(4));
    await server.call('PUT', `/api/v2/project/${id}`, { token, json: { name: 'Back', customisations, audio: [] } });
    await preview('POST');
    await eventually(async () => expect((await preview('GET')).status).toBe('ready'));
    await eventually(async () => expect(await files()).toHaveLength(4));
    await server.call('DELETE', `/api/v1/project/${id}`, { token });
    expect(await files()).toEqual([]);
  });

  test('a poster appears in the list; the one before it stays, since a page may be about to show it', async () => {
    const id = await project();
    const posterAfter = (older: string | null) =>
      eventually(async () => {
        const { data } = (await server.call('GET', '/api/v1/project', { token })).json;
        const url: string | null = data.find((item: { id: number }) => item.id === id).posterUrl;
        if (url === null || url.split('?')[0] === older?.split('?')[0]) throw new Error('There is no newer poster');
        return url;
      });
    const customisations = await turnedScenes(id);
    const edit = (name: string) =>
      server.call('PUT', `/api/v2/project/${id}`, { token, json: { name, customisations, audio: [] } });
    const status = async (url: string) => (await server.fetch(url)).status;
    const first = await posterAfter(null);
    expect(await (await server.fetch(first)).text()).toBe('a still');
    await edit('Second');
    const second = await posterAfter(first);
    expect([await status(first), await status(second)]).toEqual([200, 200]);
    await edit('Third');
    const third = await posterAfter(second);
    await eventually(async () => expect(await status(first)).toBe(404));
    expect([await status(second), await status(third)]).toEqual([200, 200]);
    await server.call('DELETE', `/api/v1/project/${id}`, { token });
    expect([await status(second), await status(third)]).toEqual([404, 404]);
  });

  test('a scene is compiled for browsers that cannot', async () => {
    const json = { template: 1001, ratio: 'portrait', texts: {}, images: {}, colors: { accent: '#00ff00' } };
    const { status, json: answer } = await server.call('POST', '/api/v2/scene', { token, json });
    expect(status).toBe(200);
    expect(answer.data.animation).toMatchObject({ w: 1080, h: 1920, fr: 30 });
    const foreign = await server.call('POST', '/api/v2/scene', { token, json: { ...json, images: { picture: 999 } } });
    expect([foreign.status, foreign.json.code]).toEqual([422, 'media_not_found']);
    expect((await server.call('POST', '/api/v2/scene', { token, json: { ...json, ratio: 'square' } })).json.code).toBe(
      'template_invalid',
    );
    expect((await server.call('POST', '/api/v2/scene', { token, json: { ...json, template: 9 } })).status).toBe(404);
  });

  test('a scene is compiled with the movements over its images', async () => {
    const json = { template: 1001, ratio: 'portrait', texts: {}, images: {}, colors: {} };
    const compiled = (more: object) => server.call('POST', '/api/v2/scene', { token, json: { ...json, ...more } });
    const plain = (await compiled({})).json.data.animation;
    expect((await compiled({ shots: { picture: 'zoom-in' } })).json.data.animation).not.toEqual(plain);
    expect((await compiled({ shots: { picture: 'spin' } })).json.code).toBe('validation_failed');
  });

  test('a scene is compiled at its own length, which is bounded', async () => {
    const json = { template: 1001, ratio: 'portrait', texts: {}, images: {}, colors: {} };
    const compiled = (more: object) => server.call('POST', '/api/v2/scene', { token, json: { ...json, ...more } });
    const own = (await compiled({})).json.data.animation.op;
    const joins = { isEntering: true, isLeaving: true };
    expect((await compiled({ frames: own + 10, joins })).json.data.animation.op).toBe(own + 10);
    for (const wrong of [{ frames: 0 }, { frames: 1e6 }, { frames: '9' }, { joins: { isEntering: 1 } }]) {
      const { status, json: answer } = await compiled(wrong);
      expect([wrong, status, answer.code]).toEqual([wrong, 422, 'validation_failed']);
    }
  });
});

test('without a renderer everything else works', async () => {
  const bare = await createTestServer({ engine: { unavailable: 'There is no ffmpeg.' } });
  const demo = await bare.signIn();
  const { json } = await bare.call('POST', '/api/v1/project', { token: demo, json: { recipeId: 1 } });
  for (const path of [`/api/v2/project/${json.data.id}/render`, `/api/v2/project/${json.data.id}/preview`]) {
    const answer = await bare.call('POST', path, { token: demo });
    expect([answer.status, answer.json.code, answer.json.message]).toEqual([
      503,
      'render_unavailable',
      'There is no ffmpeg.',
    ]);
  }
  await bare.close();
});
