/** How many statements the calls make that are made most: one more is a round trip for each of them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { statementsOf } from '../fixtures/statements';
import { createTestServer, type TestServer } from '../fixtures/test-server';

let server: TestServer;
let token: string;
let projectId: number;

beforeAll(async () => {
  server = await createTestServer();
  token = await server.signIn();
  const { json } = await server.call('POST', '/api/v1/project', { token, json: { recipeId: 1 } });
  projectId = json.data.id;
  // a list asks for posters that were never painted
  await server.services.db.execute('update project set poster_version = version');
});
afterAll(() => server.close());

async function statements(method: string, path: string, json?: unknown): Promise<readonly string[]> {
  return statementsOf(async () => {
    const answer = await server.call(method, path, { token, ...(json !== undefined && { json }) });
    expect(answer.status).toBeLessThan(300);
  });
}

async function count(method: string, path: string, json?: unknown): Promise<number> {
  return (await statements(method, path, json)).length;
}

const save = (name: string) =>
  statements('PUT', `/api/v2/project/${projectId}`, { name, customisations: [], audio: [] });
const kinds = (all: readonly string[]) => all.map((text) => /^\s*(?:with\b|(\w+))/.exec(text)?.[1] ?? 'with');

test('a save asks who it is and writes; it reads the project only where it was saved elsewhere', async () => {
  await save('Read first');
  expect(kinds(await save('One'))).toEqual(['select', 'update']);
  const { db } = server.services;
  await db.execute(`update project set name = 'Written elsewhere' where id = ${projectId}`);
  // what it was checked against has changed: library and project are read, and it is written once more
  expect(kinds(await save('Two'))).toEqual(['select', 'update', 'select', 'select', 'update']);
  expect(kinds(await save('Three'))).toEqual(['select', 'update']);
});

test.each([
  ['the project', 'GET', () => `/api/v2/project/${projectId}`, 6],
  ['its state', 'GET', () => `/api/v1/project/${projectId}/status`, 4],
  ['the list of projects', 'GET', () => '/api/v1/project', 4],
  ['the list of files', 'GET', () => '/api/v1/media', 2],
  ['recipes', 'GET', () => '/api/v1/recipe', 4],
  ['the account', 'GET', () => '/api/v1/user', 7],
])('%s takes as many as it did', async (_name, method, path, expected) => {
  await count(method, path());
  expect(await count(method, path())).toBeLessThanOrEqual(expected);
});
