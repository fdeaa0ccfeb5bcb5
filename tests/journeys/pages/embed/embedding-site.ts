import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site of somebody else, with one page. */
export interface EmbeddingSite {
  readonly origin: string;
  close(): Promise<void>;
}

/** `policy`: the page's Content Security Policy. Default: none. */
export async function startEmbeddingSite(html: string, policy?: string): Promise<EmbeddingSite> {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (policy) response.setHeader('content-security-policy', policy);
    response.end(request.url === '/' ? html : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
