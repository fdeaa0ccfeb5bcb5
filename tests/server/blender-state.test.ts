import { expect, test } from 'vitest';
import { createTestServer } from './fixtures/test-server';

test.each([
  [undefined, 'ready\n', undefined],
  ['works', 'ready\nblender: works\n', '1'],
  ['fails', 'ready\nblender: fails\n', '0'],
] as const)('a server whose Blender is %s is ready, and names it', async (blenderState, ready, gauge) => {
  const server = await createTestServer(blenderState ? { blenderState } : {});
  const get = async (path: string) =>
    (await server.app.fetch(new Request(`http://spotreel.test${path}`), '127.0.0.1')).text();
  expect(await get('/readyz')).toBe(ready);
  expect(/^spotreel_blender_works (\d)$/m.exec(await get('/metrics'))?.[1]).toBe(gauge);
  await server.close();
});
