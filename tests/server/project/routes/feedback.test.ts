import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectFeedback } from '../../../../server/project/tables';
import { createTestServer, type TestServer } from '../../fixtures/test-server';

let server: TestServer;
let demo: string;
let ann: string;
let id: number;
beforeAll(async () => {
  server = await createTestServer();
  await server.addUser({ email: 'ann@spotreel.test' });
  demo = await server.signIn();
  ann = await server.signIn('ann@spotreel.test');
  id = (await server.call('POST', '/api/v1/project', { token: demo, json: { recipeId: 1 } })).json.data.id;
});
afterAll(() => server.close());

const give = (json: unknown, token: string | undefined = demo, projectId: number | string = id) =>
  server.call('POST', `/api/v1/project/${projectId}/feedback`, { ...(token && { token }), json });
const read = async () => (await server.call('GET', `/api/v2/project/${id}`, { token: demo })).json.data.feedback;

describe('feedback', () => {
  test('is kept with the project, and replaced by a later one', async () => {
    expect(await read()).toBeNull();
    const first = await give({ score: 5, industry: ' Education ', comment: 'Lovely' });
    expect([first.status, first.json.data]).toEqual([200, { score: 5, industry: 'Education', comment: 'Lovely' }]);
    expect(await read()).toEqual(first.json.data);
    expect((await give({ score: 2 })).json.data).toEqual({ score: 2, industry: '', comment: '' });
    expect(await read()).toEqual({ score: 2, industry: '', comment: '' });
    expect(await server.services.db.select().from(projectFeedback)).toHaveLength(1);
  });

  test.each([
    ['no score', {}, 'score'],
    ['no star', { score: 0 }, 'score'],
    ['six stars', { score: 6 }, 'score'],
    ['half a star', { score: 3.5 }, 'score'],
    ['a novel', { score: 3, comment: 'x'.repeat(2001) }, 'comment'],
    ['an endless industry', { score: 3, industry: 'x'.repeat(81) }, 'industry'],
  ])('with %s is refused', async (_name, json, field) => {
    const { status, json: answer } = await give(json);
    expect([status, answer.code, Object.keys(answer.details)]).toEqual([422, 'validation_failed', [field]]);
  });

  test('on somebody else’s project, on none, without signing in, or in no JSON is refused', async () => {
    expect((await give({ score: 1 }, ann)).status).toBe(404);
    expect((await give({ score: 1 }, demo, 999_999)).status).toBe(404);
    expect((await give({ score: 1 }, demo, 'x')).status).toBe(404);
    expect((await give({ score: 1 }, '')).json.message).toBe('JWT Token not found');
    const broken = await server.call('POST', `/api/v1/project/${id}/feedback`, { token: demo, body: '{' });
    expect([broken.status, broken.json.code]).toEqual([400, 'body_unreadable']);
    expect((await read()).score).toBe(2);
  });

  test('goes with its project', async () => {
    await server.call('DELETE', `/api/v1/project/${id}`, { token: demo });
    expect(await server.services.db.select().from(projectFeedback)).toHaveLength(0);
  });
});
