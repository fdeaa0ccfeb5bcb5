/** Origins that count what they send: bodies, compressed as they travel. */
import { readdir, readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

export interface SentBytes {
  /** HTML, style sheets, scripts and WebAssembly. */
  readonly code: number;
  /** Pictures, fonts, videos and data. */
  readonly content: number;
}

export interface CountedSite {
  readonly origin: string;
  sent(): SentBytes;
  close(): void;
}

/** Files by their URL, compressed at the best level before anyone asks: a build does that, not a server. */
export type CompressedFiles = ReadonlyMap<string, Buffer>;

export async function compressFiles(folder: string): Promise<CompressedFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  const compressed = files.map(async (file): Promise<[string, Buffer]> => {
    const url = `/${path.relative(folder, file).replaceAll(path.sep, '/')}`;
    return [url, brotliCompressSync(await readFile(file), best)];
  });
  return new Map(await Promise.all(compressed));
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
};

export function startFileSite(files: CompressedFiles, policy: string | undefined): Promise<CountedSite> {
  return startCounted(({ url = '/' }, response, count) => {
    const { pathname } = new URL(url, 'http://local');
    const name = pathname === '/' ? '/index.html' : pathname;
    const body = files.get(name);
    if (!body) return void response.writeHead(404).end();
    const type = TYPES[path.extname(name)] ?? 'application/octet-stream';
    count(type, body.byteLength);
    response.setHeader('content-type', type);
    response.setHeader('content-encoding', 'br');
    if (policy) response.setHeader('content-security-policy', policy);
    response.end(body);
  });
}

export function startPageSite(html: string, policy: string | undefined): Promise<CountedSite> {
  return startCounted(({ url }, response, count) => {
    if (url !== '/') return void response.writeHead(404).end();
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (policy) response.setHeader('content-security-policy', policy);
    count('text/html', Buffer.byteLength(html));
    response.end(html);
  });
}

/** Passes everything on to the server at `address`. */
export function startPassingSite(address: string): Promise<CountedSite> {
  const { hostname, port } = new URL(address);
  return startCounted((asked, response, count) => {
    const passed = request(
      { hostname, port, path: asked.url, method: asked.method, headers: asked.headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.on('data', (chunk: Buffer) => count(answer.headers['content-type'] ?? '', chunk.byteLength));
        answer.pipe(response);
      },
    );
    passed.on('error', () => response.destroy());
    asked.pipe(passed);
  });
}

export function totalSent(sites: readonly CountedSite[]): SentBytes {
  const all = sites.map((site) => site.sent());
  return {
    code: all.reduce((sum, { code }) => sum + code, 0),
    content: all.reduce((sum, { content }) => sum + content, 0),
  };
}

const CODE = /^(text\/(html|css|javascript)|application\/(javascript|wasm))/;

type Answer = (asked: IncomingMessage, response: ServerResponse, count: Count) => void;
type Count = (contentType: string, bytes: number) => void;

async function startCounted(answer: Answer): Promise<CountedSite> {
  let code = 0;
  let content = 0;
  const count: Count = (contentType, bytes) => {
    if (CODE.test(contentType)) code += bytes;
    else content += bytes;
  };
  const server = createServer((asked, response) => answer(asked, response, count));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    sent: () => ({ code, content }),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
