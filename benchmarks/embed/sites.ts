/** The two origins of an embedded editor: a page with a policy of its own, and the Spotreel server behind a probe. */
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { probeFrames } from './frame-probe';

export interface Site {
  readonly origin: string;
  close(): void;
}

/** What a page of another company is: its HTML, its policy, and its own file for the worker. */
export interface HostPage {
  readonly html: string;
  readonly policy?: string | undefined;
  readonly worker?: string | undefined;
}

export function startHostSite(page: () => HostPage): Promise<Site> {
  return listening(
    createServer(({ url }, response) => {
      const { html, policy, worker } = page();
      const isWorker = url === '/spotreel-worker.js';
      response.setHeader('content-type', isWorker ? 'text/javascript' : 'text/html; charset=utf-8');
      if (policy && !isWorker) response.setHeader('content-security-policy', policy);
      response.end(isWorker ? worker : url === '/' ? html : '');
    }),
  );
}

/** Passes everything on, and puts the probe before the code of the worker. */
export function startProbedServer(server: string): Promise<Site> {
  const { hostname, port } = new URL(server);
  return listening(
    createServer((asked, response) => {
      const isWorker = asked.url?.startsWith('/player/scene-worker.js') ?? false;
      const headers = { ...asked.headers, ...(isWorker && { 'accept-encoding': 'identity' }) };
      const passed = request({ hostname, port, path: asked.url, method: asked.method, headers }, (answer) =>
        isWorker ? void probed(answer, response) : whole(answer, response),
      );
      passed.on('error', () => response.destroy());
      asked.pipe(passed);
    }),
  );
}

function whole(answer: IncomingMessage, response: ServerResponse): void {
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  answer.pipe(response);
}

async function probed(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  let code = '';
  for await (const piece of answer.setEncoding('utf8')) code += piece;
  const { 'content-length': _length, etag: _etag, ...headers } = answer.headers;
  response.writeHead(answer.statusCode ?? 502, headers);
  response.end(`(${probeFrames})();${code}`);
}

async function listening(server: Server): Promise<Site> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
