import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Listening, listen } from '../../../../server/platform/http/listen';

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

describe('slow senders', () => {
  const answers: string[] = [];
  let socket: Listening;
  beforeAll(async () => {
    socket = await listen({ host, port: 0, paceMs: 200 }, async (request) => {
      const body = await request.text().catch(() => 'cut off');
      answers.push(body);
      return new Response(`${body.length} characters`);
    });
  });
  afterAll(() => socket.close());

  /** Resolves when the server ends the connection, whose sender goes on bit by bit. */
  async function dripAfter(start: string): Promise<void> {
    const connection = connect(socket.port, host);
    const dripping = setInterval(() => connection.write('a'), 20);
    connection.write(start);
    connection.resume();
    await new Promise((resolve) => {
      connection.once('close', resolve);
      connection.once('error', resolve);
    });
    clearInterval(dripping);
    connection.destroy();
  }

  test('a body that drips is cut off', async () => {
    const head = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n';
    await dripAfter(head);
    await expect.poll(() => answers).toEqual(['cut off']);
  });

  test('headers that drip are cut off', async () => {
    await dripAfter('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
    expect(answers).not.toContain('');
  });

  test('a body that keeps its pace arrives, however long it takes', async () => {
    const parts = Array.from({ length: 8 }, () => 'b'.repeat(20_000));
    const body = new ReadableStream({
      async pull(controller) {
        const part = parts.pop();
        if (part === undefined) return controller.close();
        await new Promise((resolve) => setTimeout(resolve, 60));
        controller.enqueue(new TextEncoder().encode(part));
      },
    });
    const sent = fetch(`http://${host}:${socket.port}/`, { method: 'POST', body, duplex: 'half' } as RequestInit);
    expect(await (await sent).text()).toBe('160000 characters');
  });
});

describe('a message whose end can be read in two ways', () => {
  let socket: Listening;
  let asked = 0;
  beforeAll(async () => {
    socket = await listen({ host, port: 0 }, async () => {
      asked += 1;
      return new Response('answered');
    });
  });
  afterAll(() => socket.close());

  /** The first line of what is answered. */
  async function statusOf(head: string, body: string): Promise<string> {
    const connection = connect(socket.port, host);
    connection.write(`POST / HTTP/1.1\r\nHost: localhost\r\n${head}\r\n${body}`);
    let text = '';
    for await (const part of connection) text += part;
    return text.split('\r\n')[0] ?? '';
  }

  test.each([
    ['a length and chunks', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n', '0\r\n\r\nGET / HTTP/1.1\r\n\r\n'],
    ['two lengths', 'Content-Length: 5\r\nContent-Length: 6\r\n', 'abcdef'],
    ['a length that is no number', 'Content-Length: 5, 6\r\n', 'abcdef'],
    ['chunks under another name', 'Transfer-Encoding: chunked, identity\r\n', '0\r\n\r\n'],
    [
      'a header that goes on in the next line',
      'Content-Length: 5\r\nX-A: b\r\n Transfer-Encoding: chunked\r\n',
      'abcde',
    ],
  ])('is refused: %s', async (_what, head, body) => {
    asked = 0;
    expect(await statusOf(`${head}Connection: close\r\n`, body)).toMatch(/^HTTP\/1\.1 400 /);
    expect(asked).toBe(0);
  });
});
