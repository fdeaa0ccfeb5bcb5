/**
 * The documentation site, below `/docs`. Pages have no ending in their addresses. What is not there is answered with a page
 * that has the navigation, and the status 404.
 */
import path from 'node:path';
import type { CachedFile } from './file-cache';
import { type FileServing, serveFile } from './serve-file';

const DOCS = '/docs';
const HASHED = /^assets\/[^/]*-[\w-]{8,}\.\w+$/;

export function isDocsAddress(name: string): boolean {
  return name === DOCS || name.startsWith(`${DOCS}/`);
}

/** `find`: a file of the built site. Undefined where the site was not built. */
export async function answerDocs(
  request: Request,
  name: string,
  find: (file: string) => Promise<CachedFile | undefined>,
): Promise<Response | undefined> {
  const page = name.slice(DOCS.length).replace(/^\/|\/$/g, '') || 'index';
  const file = await find(path.extname(page) ? page : `${page}.html`);
  const serving: FileServing = { isShared: false, isFixed: HASHED.test(page) };
  if (file) return serveFile(request, file, serving);
  const missing = await find('404.html');
  // no conditions: the status of this page is never 304
  const plain = new Request(request.url, { method: request.method, headers: acceptOf(request) });
  const answer = missing && (await serveFile(plain, missing, serving));
  return answer && new Response(answer.body, { status: 404, headers: answer.headers });
}

function acceptOf({ headers }: Request): Headers {
  return new Headers({ 'accept-encoding': headers.get('accept-encoding') ?? '' });
}
