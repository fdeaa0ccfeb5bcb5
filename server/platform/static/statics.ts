/** The built files: the app, elements, SDK, player, library and examples. */
import path from 'node:path';
import { fileAnswer } from '../http/answers/file-answer';
import type { RequestContext } from '../http/request-context';
import { workerPolicy } from '../http/security-headers';
import { type CachedFile, createFileCache } from './file-cache';

/** Absolute paths; a folder that is not there serves nothing. */
export interface StaticFolders {
  /** `dist`. */
  readonly dist: string;
  readonly examples: string;
}

export interface Statics {
  /** Undefined when there is no such file. */
  answer(context: RequestContext): Promise<Response | undefined>;
}

interface Area {
  readonly prefix: string;
  readonly folder: string;
  /** Sites that embed the elements load these from here. */
  readonly shared: boolean;
  /** Names carry a hash of the content. */
  readonly hashed?: boolean;
}

const FOREVER = 'public, max-age=31536000, immutable';
const CHECK_FIRST = 'no-cache';
const HASHED_NAME = /-[\w-]{8,}\.\w+$/;

export function createStatics({ dist, examples }: StaticFolders, publicUrl: string | undefined): Statics {
  const files = createFileCache();
  const worker = workerPolicy(publicUrl ? [publicUrl] : []);
  const app = path.join(dist, 'host-app');
  const areas: readonly Area[] = [
    { prefix: '/library/', folder: path.join(dist, 'library'), shared: true, hashed: true },
    { prefix: '/fonts/', folder: path.join(dist, 'library', 'fonts'), shared: true, hashed: true },
    { prefix: '/elements/', folder: path.join(dist, 'elements'), shared: true },
    { prefix: '/survey-widget/', folder: path.join(dist, 'survey-widget'), shared: true },
    { prefix: '/survey-page/', folder: path.join(dist, 'survey-page'), shared: false },
    { prefix: '/sdk/', folder: path.join(dist, 'sdk'), shared: true },
    { prefix: '/player/', folder: path.join(dist, 'player'), shared: true },
    { prefix: '/examples/', folder: examples, shared: false },
    { prefix: '/', folder: app, shared: false },
  ];
  return {
    async answer({ raw, url }) {
      const name = decodedPath(url.pathname);
      if (name === undefined) return undefined;
      const area = areas.find(({ prefix }) => name.startsWith(prefix));
      const found = area && (await files.find(area.folder, indexed(name.slice(area.prefix.length))));
      if (area && found) return serve(raw, found, area, area.prefix === '/player/' ? worker : undefined);
      // The app's own routes: a page is asked for, not a file.
      const isPage = raw.headers.get('accept')?.includes('text/html') && !path.extname(name);
      const index = isPage && area?.prefix === '/' ? await files.find(app, 'index.html') : undefined;
      return index && serve(raw, index, { prefix: '/', folder: app, shared: false }, undefined);
    },
  };
}

function indexed(name: string): string {
  return name === '' || name.endsWith('/') ? `${name}index.html` : name;
}

function serve(request: Request, file: CachedFile, area: Area, policy: string | undefined): Promise<Response> {
  const variant = file.variantFor(request.headers);
  const fixed = area.hashed ? file.name !== 'manifest.json' : HASHED_NAME.test(file.name);
  return fileAnswer(request, {
    ...variant,
    mimeType: file.mimeType,
    cacheControl: fixed ? FOREVER : CHECK_FIRST,
    headers: {
      ...variant.headers,
      ...(area.shared && { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }),
      ...(policy && { 'content-security-policy': policy }),
    },
  });
}

/** Undefined for a path that names no file of the server: encoded tricks, parent folders, hidden files. */
function decodedPath(pathname: string): string | undefined {
  try {
    const name = decodeURIComponent(pathname);
    return /[\0\\]|\/\.|\/\//.test(name) ? undefined : name;
  } catch {
    return undefined;
  }
}
