/** A server on a socket, and requests to it as other programs send them. */
import { Agent, type RequestOptions, request as sendRequest } from 'node:http';
import { listen } from '../../../server/platform/http/listen';
import type { TestServer } from '../../server/fixtures/test-server';

export interface Wire {
  /** Where it listens, without a slash at the end. */
  readonly url: string;
  /** Rejects where the connection breaks before the answer is whole, or after `limitMs`. */
  send(request: Request, limitMs: number): Promise<Response>;
  close(): Promise<void>;
}

export async function openWire({ app }: TestServer): Promise<Wire> {
  const listening = await listen({ host: '127.0.0.1', port: 0 }, (request, peer) => app.fetch(request, peer));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    url: `http://127.0.0.1:${listening.port}`,
    send: (request, limitMs) => sendOver(agent, listening.port, request, limitMs),
    async close() {
      agent.destroy();
      await listening.close();
    },
  };
}

async function sendOver(agent: Agent, port: number, request: Request, limitMs: number): Promise<Response> {
  const { pathname, search, host } = new URL(request.url);
  const body = request.body ? Buffer.from(await request.arrayBuffer()) : undefined;
  const headers = {
    ...Object.fromEntries(request.headers),
    host,
    ...(body && { 'content-length': String(body.byteLength) }),
  };
  const options = { agent, host: '127.0.0.1', port, method: request.method, path: pathname + search, headers };
  return sendBytes({ ...options, signal: AbortSignal.timeout(limitMs) }, body);
}

function sendBytes(options: RequestOptions, body: Buffer | undefined): Promise<Response> {
  return new Promise((resolve, reject) => {
    let isAnswered = false;
    const sent = sendRequest(options, (answer) => {
      isAnswered = true;
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('error', reject);
      answer.on('end', () => resolve(responseOf(answer.statusCode ?? 0, answer.headersDistinct, pieces)));
    });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // a server may answer and close before it has read a body that it refuses
      if (isAnswered) return;
      // it closes a connection that was idle for five seconds, maybe while the next request is on its way
      if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(sendBytes(options, body));
      else reject(error);
    });
    sent.end(body);
  });
}

function responseOf(status: number, distinct: NodeJS.Dict<string[]>, pieces: readonly Buffer[]): Response {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(distinct)) for (const value of values) headers.append(name, value);
  const isEmpty = status === 204 || status === 304;
  return new Response(isEmpty ? null : Buffer.concat(pieces), { status, headers });
}
