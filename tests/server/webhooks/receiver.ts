/** A tenant's server that receives events, and behaves as a test says. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Receiver {
  readonly url: string;
  readonly received: Received[];
  /** How the next requests are answered. Default: 200. */
  answer: (response: ServerResponse, request: Received) => void;
  close(): void;
}

export async function startReceiver(): Promise<Receiver> {
  const http = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url = '', headers } = request;
      const received = { path: url, headers, body: Buffer.concat(chunks).toString() };
      receiver.received.push(received);
      receiver.answer(response, received);
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/webhook`,
    received: [],
    answer: (response) => response.end('thanks'),
    close() {
      http.closeAllConnections();
      http.close();
    },
  };
  return receiver;
}
