import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { render } from '../../../../server/project/renders/tables';
import { project } from '../../../../server/project/tables';
import { createFakePainter } from '../../fixtures/painter';
import { createTestServer, type TestServer } from '../../fixtures/test-server';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await createTestServer({ engine: { ...createFakePainter({ hasBlender: true }), blenderFrameSeconds: 20 } });
  token = await server.signIn();
});
afterAll(() => server.close());

const make = async (templateId: number): Promise<number> =>
  (await server.call('POST', '/api/v1/project', { token, json: { templateId } })).json.data.id;
const secondsOf = async (id: number) =>
  (await server.call('GET', `/api/v1/project/${id}/status`, { token })).json.data.exportSeconds;

async function exported(projectId: number, seconds: number) {
  const { db } = server.services;
  const [row] = await db.select().from(project).where(eq(project.id, projectId));
  if (!row) throw new Error('no such project');
  const { version, name, ratio, templateFamilyId, content, tenantId, ownerId } = row;
  await db.insert(render).values({
    tenantId,
    ownerId,
    projectId,
    projectVersion: version,
    status: 'done',
    widthPx: 1920,
    heightPx: 1080,
    durationSeconds: 2,
    startedAt: new Date(1_700_000_000_000),
    finishedAt: new Date(1_700_000_000_000 + seconds * 1000),
    snapshot: { projectId, version, name, ratio, templateFamilyId, content, media: {} },
  });
}

test('the state of a 3D project says how long an export takes, by those before it', async () => {
  const id = await make(9001);
  // 60 frames
  expect(await secondsOf(id)).toBe(20 * 60);
  await exported(id, 300);
  expect(await secondsOf(id)).toBe(300);
  // most of it was kept from the one before
  await exported(id, 4);
  expect(await secondsOf(id)).toBe(300);
});

test('exports of other projects have no such time, and change none', async () => {
  const flat = await make(8001);
  await exported(flat, 9000);
  expect(await secondsOf(flat)).toBeUndefined();
  expect(await secondsOf(await make(9001))).toBe(300);
});
