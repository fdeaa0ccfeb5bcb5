/** Jobs of 3D templates are in a queue that only machines with a Blender serve. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { appUser } from '../../../server/account/tables';
import { rowsOf } from '../../../server/platform/data/database';
import { SCHEMA } from '../../../server/platform/jobs/boss';
import { project } from '../../../server/project/tables';
import { createTestServer, type TestServer } from '../fixtures/test-server';

const BLENDER = 9001;
const FLAT = 8001;

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await createTestServer({ hasBlender: true });
  token = await server.signIn();
  await server.services.db.update(appUser).set({ limits: { concurrentRenderLimit: 5 } });
});
afterAll(() => server.close());

const eventually = <Result>(check: () => Result | Promise<Result>) =>
  vi.waitFor(check, { timeout: 20_000, interval: 30 });
const make = async (templateId: number): Promise<number> =>
  (await server.call('POST', '/api/v1/project', { token, json: { templateId } })).json.data.id;
const ask = (id: number) => server.call('POST', `/api/v2/project/${id}/render`, { token });
const statusOf = async (id: number) =>
  (await server.call('GET', `/api/v1/project/${id}/status`, { token })).json.data.status;
const jobsOf = (subjectId: number) =>
  rowsOf<{ kind: string; name: string }>(
    server.services.db,
    sql`select data->>'kind' as kind, name from ${sql.raw(`${SCHEMA}.job`)}
      where (data->>'subjectId')::int = ${subjectId} order by 1`,
  );

describe('before a worker runs', () => {
  test('stills for a 3D template wait for Blender, others for a painter', async () => {
    for (const [templateId, kind, name] of [
      [BLENDER, 'blender-keyframes', 'blender'],
      [FLAT, 'keyframes', 'paint'],
    ] as const) {
      const id = await make(templateId);
      await server.call('POST', `/api/v2/project/${id}/preview`, { token });
      expect(await jobsOf(id)).toContainEqual({ kind, name });
      await server.call('DELETE', `/api/v1/project/${id}`, { token });
      expect(await jobsOf(id)).toEqual([]);
    }
  });
});

describe('while Blender is busy', () => {
  beforeAll(() => server.services.renders.start());
  afterEach(() => server.painter.gate.open());

  test('a flat video is exported, and the 3D one after it', async () => {
    const solid = await make(BLENDER);
    server.painter.gate.close();
    const renderId: number = (await ask(solid)).json.data.id;
    await eventually(async () => {
      const waiting = await jobsOf(renderId);
      expect(waiting.map(({ kind }) => kind)).toContain('render-blender-segment');
      expect(waiting.every(({ name }) => name === 'blender')).toBe(true);
      expect(server.painter.calls.segments).toHaveLength(1);
    });
    // both painters are free: the two segments of this video wait at the gate, beside the one of Blender
    const flat = await make(FLAT);
    await ask(flat);
    await eventually(() => expect(server.painter.calls.segments).toHaveLength(3));
    server.painter.gate.open();
    await eventually(async () => expect(await statusOf(flat)).toBe('done'));
    await eventually(async () => expect(await statusOf(solid)).toBe('done'));
    expect(server.painter.composition?.scenes).toHaveLength(1);
  });

  test('a cancelled export leaves nothing in the queue', async () => {
    const id = await make(BLENDER);
    server.painter.gate.close();
    const renderId: number = (await ask(id)).json.data.id;
    await eventually(async () => expect(await statusOf(id)).toBe('rendering'));
    await server.call('POST', `/api/v1/project/${id}/render/${renderId}/cancel`, { token });
    await eventually(async () => expect(await jobsOf(renderId)).toEqual([]));
    expect(await statusOf(id)).toBe('cancelled');
  });

  test('a poster shows the reel at once, and is rendered by Blender once the project rests', async () => {
    const id = await make(BLENDER);
    await eventually(async () => {
      const [row] = await server.services.db.select().from(project).where(eq(project.id, id));
      expect(row?.posterKey).toMatch(/\d+\.webp$/);
      expect(await jobsOf(id)).toContainEqual({ kind: 'blender-poster', name: 'blender' });
    });
    await server.services.db.execute(
      sql`update ${sql.raw(`${SCHEMA}.job`)} set start_after = now() where data->>'kind' = 'blender-poster'`,
    );
    await eventually(async () => {
      const [row] = await server.services.db.select().from(project).where(eq(project.id, id));
      expect(row?.posterKey).toMatch(/-3d\.webp$/);
    });
    expect(server.painter.stillOf?.scenes[0]?.blender).toMatchObject({ script: 'library/scenes/9001.py' });
  });
});

describe('a machine without a Blender', () => {
  test('prepares the export and takes none of its other jobs', async () => {
    const without = await createTestServer();
    try {
      const own = await without.signIn();
      Object.assign(without.services.renders, { hasBlender: true });
      await without.services.renders.start();
      const { json } = await without.call('POST', '/api/v1/project', { token: own, json: { templateId: BLENDER } });
      const id: number = json.data.id;
      const answer = await without.call('POST', `/api/v2/project/${id}/render`, { token: own });
      const waiting = () =>
        rowsOf<{ kind: string; state: string }>(
          without.services.db,
          sql`select data->>'kind' as kind, state from ${sql.raw(`${SCHEMA}.job`)}
            where (data->>'subjectId')::int = ${answer.json.data.id}`,
        );
      await eventually(async () =>
        expect(await waiting()).toEqual([{ kind: 'render-blender-segment', state: 'created' }]),
      );
      // another look at the queue
      await without.services.jobs.claim('paint');
      expect(without.painter.calls.segments).toEqual([]);
      expect(await waiting()).toHaveLength(1);
    } finally {
      await without.close();
    }
  });
});
