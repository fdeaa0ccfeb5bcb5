import { expect, test } from 'vitest';
import { listen } from '../../../../server/platform/http/listen';

const host = '127.0.0.1';

test('answers on a free port, tells who asks, and ends with its answers', async () => {
  const socket = await listen({ host, port: 0 }, async (_request, peer) => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return new Response(`hello ${peer}`);
  });
  const answer = fetch(`http://${host}:${socket.port}/`);
  await new Promise((resolve) => setTimeout(resolve, 20));
  await socket.close();
  expect(await (await answer).text()).toBe('hello 127.0.0.1');
  await expect(fetch(`http://${host}:${socket.port}/`)).rejects.toThrow();
});

test('says which port is taken', async () => {
  const socket = await listen({ host, port: 0 }, async () => new Response());
  const second = listen({ host, port: socket.port }, async () => new Response());
  await expect(second).rejects.toThrow(`Port ${socket.port} on ${host} is already in use.`);
  await socket.close();
});
