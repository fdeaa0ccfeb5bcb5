import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../../fixtures/test-server';

const GROUP = 204;
const TEMPLATE = 9001;

describe.each([true, false])('3D templates on a server (with a Blender: %s)', (hasBlender) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await createTestServer({ hasBlender });
    token = await server.signIn();
  });
  afterAll(() => server.close());

  const list = async (path: string) => (await server.call('GET', `/api/${path}`, { token })).json.data;
  const idsIn = async (path: string): Promise<number[]> => (await list(path)).map(({ id }: { id: number }) => id);

  test.each([
    ['v2/template-group?perPage=100', GROUP],
    ['v2/template-group?categories[]=3', GROUP],
    ['v2/template-group?name=turntable', GROUP],
    ['v2/template?perPage=100', TEMPLATE],
    ['v1/category', 3],
  ])('are in the list %s, or not', async (path, id) => {
    expect((await idsIn(path)).includes(id)).toBe(hasBlender);
  });

  test('are found by their group, or not', async () => {
    const { status } = await server.call('GET', `/api/v2/template-group/${GROUP}`, { token });
    expect(status).toBe(hasBlender ? 200 : 404);
  });

  test('have a row of the home page, or none', async () => {
    const names = (await list('v2/section')).map(({ name }: { name: string }) => name);
    expect(names.includes('3D')).toBe(hasBlender);
  });

  test('leave the others as they are', async () => {
    expect(await idsIn('v2/template-group?perPage=100')).toEqual(expect.arrayContaining([201, 202, 203]));
    expect(await idsIn('v1/category')).toEqual(expect.arrayContaining([1, 2]));
  });
});
