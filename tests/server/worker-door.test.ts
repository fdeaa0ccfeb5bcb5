import { expect, test } from 'vitest';
import { createWorkerDoor } from '../../server/worker-door';

const TOKEN = 'a-token-of-the-operator';
const door = createWorkerDoor(TOKEN, async () => 'spotreel_jobs_queued 0\n');
const ask = (path: string, init: RequestInit = {}) => door(new Request(`http://worker.test${path}`, init), '10.0.0.1');

test('answers its health to everybody, its numbers with the token', async () => {
  expect(await (await ask('/healthz')).text()).toBe('ok\n');
  const numbers = await ask('/metrics', { headers: { authorization: `Bearer ${TOKEN}` } });
  expect([numbers.status, await numbers.text()]).toEqual([200, 'spotreel_jobs_queued 0\n']);
  expect((await ask('/metrics')).status).toBe(401);
});

test('has nothing else', async () => {
  expect((await ask('/api/v1/user')).status).toBe(404);
  expect((await ask('/healthz', { method: 'POST' })).status).toBe(405);
});
