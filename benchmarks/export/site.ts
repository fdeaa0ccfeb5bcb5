/** One origin for a benchmark: pages, scripts and the files of a composition. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

export interface ServedFolder {
  /** Begins and ends with a slash. */
  readonly prefix: string;
  readonly folder: string;
}

export interface Site {
  readonly origin: string;
  close(): void;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.wasm': 'application/wasm',
};

/** `pages`: HTML by path, `scripts`: JavaScript by path. */
export async function openSite(
  folders: readonly ServedFolder[],
  pages: ReadonlyMap<string, string>,
  scripts: ReadonlyMap<string, string>,
): Promise<Site> {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://local');
    const page = pages.get(pathname);
    if (page !== undefined) return void response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
    const script = scripts.get(pathname);
    if (script !== undefined) return void response.setHeader('content-type', 'text/javascript').end(script);
    const found = folders.find(({ prefix }) => pathname.startsWith(prefix));
    sendFile(response, found && path.join(found.folder, decodeURIComponent(pathname.slice(found.prefix.length))));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function sendFile(response: ServerResponse, file: string | undefined): void {
  if (!file || !existsSync(file) || !statSync(file).isFile()) return void response.writeHead(404).end();
  response.setHeader('content-type', TYPES[path.extname(file)] ?? 'application/octet-stream');
  response.setHeader('content-length', statSync(file).size);
  createReadStream(file).pipe(response);
}
