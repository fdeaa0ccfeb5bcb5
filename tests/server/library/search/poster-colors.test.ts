import { expect, test } from 'vitest';
import { createTestServer } from '../../fixtures/test-server';

test('a search for a color finds templates and recipes with such posters', async () => {
  const server = await createTestServer();
  const token = await server.signIn();
  const found = async (address: string) => (await server.call('GET', `/api${address}`, { token })).json.totalCount;
  for (const list of ['/v1/recipe', '/v2/template', '/v2/template-group']) {
    expect(await found(`${list}?name=teal`), list).toBeGreaterThan(0);
    expect(await found(`${list}?name=teal`), list).toBe(await found(list));
    expect(await found(`${list}?name=orange`), list).toBe(0);
  }
  await server.close();
});
