/** A failed export is found from the log alone: by account, tenant, project and request. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { SpotreelError } from '../../../sdk/base/errors';
import { createLog } from '../../../server/platform/log/log';
import { createTestServer, type TestServer } from '../fixtures/test-server';

const EMAIL = 'maker@agency.invalid';
let server: TestServer;
const lines: Record<string, unknown>[] = [];
beforeAll(async () => {
  server = await createTestServer({ log: createLog('info', { write: (line) => lines.push(JSON.parse(line)) }) });
  await server.services.renders.start();
});
afterAll(() => server.close());

const failures = () => lines.filter(({ msg }) => msg === 'an export failed');

test('its one line has all four, and the line of the request that asked for it has the same', async () => {
  const account = await server.addUser({
    email: EMAIL,
    tenant: 'agency',
    limits: { concurrentRenderLimit: 1, rendersPerMonthLimit: 5 },
  });
  const token = await server.signIn(EMAIL);
  const made = await server.call('POST', '/api/v1/project', { token, json: { recipeId: 1 } });
  const project = made.json.data.id;
  server.painter.failure = new SpotreelError('media_undecodable', 'The picture cannot be decoded.');
  const asked = await server.call('POST', `/api/v2/project/${project}/render`, { token });
  expect(asked.status).toBe(200);
  await vi.waitFor(() => expect(failures()).toHaveLength(1), { timeout: 30_000, interval: 50 });
  const requestId = asked.headers.get('x-request-id');
  const { tenant } = lines.find((line) => line.msg === 'request' && line.requestId === requestId) ?? {};
  expect(tenant).toEqual(expect.any(Number));
  expect(failures()[0]).toMatchObject({
    level: 50,
    account,
    tenant,
    project,
    requestId,
    code: 'media_undecodable',
  });
  expect(failures()[0]?.err).toMatchObject({ message: 'The picture cannot be decoded.' });
  expect(lines.find((line) => line.msg === 'request' && line.requestId === requestId)).toMatchObject({
    account,
    path: `/api/v2/project/${project}/render`,
    status: 200,
  });
  expect(JSON.stringify(lines)).not.toContain(EMAIL);
});
