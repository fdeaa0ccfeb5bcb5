import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { EmbeddingSite } from './embedding-site';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
};
const BINARY_TYPES: Readonly<Record<string, string>> = { '.wasm': 'application/wasm', '.woff2': 'font/woff2' };

/** What examples say in the place of a server of Spotreel. */
const EXAMPLE_SERVER = /https:\/\/videos\.example\.com/g;

export interface ExampleSiteOptions {
  /** Folder with the pages. */
  readonly folder: string;
  /** The server of Spotreel. */
  readonly server: string;
  readonly token: string;
  /** Files of the site that the example does not have, by their address. */
  readonly others?: Readonly<Record<string, string>>;
}

/** A site of its own that serves examples and answers with tokens. */
export async function startExampleSite(options: ExampleSiteOptions): Promise<EmbeddingSite> {
  const { folder, server, token, others = {} } = options;
  const site = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    if (pathname === '/spotreel-token')
      return response.setHeader('content-type', 'application/json').end(JSON.stringify({ token }));
    const file = others[pathname] ?? path.join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    const bytes = await readFile(file).catch(() => undefined);
    if (bytes === undefined) return response.writeHead(404).end();
    const type = TYPES[path.extname(file)];
    if (type)
      return response.setHeader('content-type', type).end(bytes.toString('utf8').replace(EXAMPLE_SERVER, server));
    const binary = BINARY_TYPES[path.extname(file)] ?? 'application/octet-stream';
    return response.setHeader('content-type', binary).end(bytes);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        site.close(() => resolve());
        site.closeAllConnections();
      }),
  };
}
