/** A server and a worker as processes of their own. Only with TEST_DATABASE_URL: the embedded database belongs to one process. */
import { expect, test } from '@playwright/test';
import pg from 'pg';
import { demoToken } from '../pages/demo-token';
import { startBucketServer } from '../pages/operators/bucket-server';
import { createDatabase } from '../pages/operators/own-database';
import { startProcess } from '../pages/operators/own-server';

test.skip(!process.env.TEST_DATABASE_URL, 'needs TEST_DATABASE_URL');

test('a server and a worker paint one video', async ({ playwright }) => {
  const url = await createDatabase();
  const server = await startBucketServer({ DATABASE_URL: url, RENDER_PROCESSES: '1' });
  const variables = { ...server.s3.variables, DATABASE_URL: url, RENDER_PROCESSES: '1' };
  const worker = await startProcess('worker.js', variables);
  expect(worker.greeting).toContain('renders for the server of this database, 1 at a time');
  const request = await playwright.request.newContext({ baseURL: server.url });
  const headers = { authorization: `Bearer ${await demoToken(request)}` };
  const dataOf = async (path: string) => (await (await request.get(path, { headers })).json()).data;

  const made = await request.post('/api/v1/project', { headers, data: { recipeId: 1 } });
  const { data: project } = await made.json();
  await request.post(`/api/v2/project/${project.id}/render`, { headers });
  const state = async () => dataOf(`/api/v1/project/${project.id}/status`);
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  const atWork = new Set<string>();
  const status = async () => {
    const { rows } = await database.query('select worker from render_segment where worker is not null');
    for (const { worker: name } of rows) atWork.add(name);
    return (await state()).status;
  };
  await expect.poll(status, { timeout: 110_000, intervals: [100] }).toBe('done');
  await database.end();
  expect(atWork.size).toBe(2);
  const [{ videoUrl, sizeBytes }] = (await state()).renders;
  const bytes = await (await request.get(videoUrl)).body();
  expect([bytes.length, bytes.subarray(4, 8).toString('latin1')]).toEqual([sizeBytes, 'ftyp']);
  await request.dispose();
  await worker.close();
  await server.close();
});
