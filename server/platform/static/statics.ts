/** The built files: the app, elements, player, library and examples. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileAnswer } from '../http/answers/file-answer';
import type { RequestContext } from '../http/request-context';
import { workerPolicy } from '../http/security-headers';
import type { Storage } from '../storage/storage';
import { answerDocs, isDocsAddress } from './docs-pages';
import { type CachedFile, createFileCache } from './file-cache';
import { createReleases, type ReleaseFile } from './releases';
import { CHECK_FIRST, serveFile } from './serve-file';

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

const SDK = '/sdk/';
/** Names of hashed files of the app, the elements and the widget. */
const HASHED_NAME = /(^|\/)(assets|chunks)\/[^/]*-[\w-]{8,}\.\w+$/;

/** Changes the first page of the app for a request; undefined: it stays as it is. */
export type DressPage = (html: string, context: RequestContext) => Promise<string | undefined>;

export function createStatics(
  { dist, examples }: StaticFolders,
  storage: Storage,
  publicUrl: string | undefined,
  dress: DressPage = async () => undefined,
): Statics {
  const files = createFileCache();
  const releases = createReleases(path.join(dist, 'elements'), storage, files);
  const worker = workerPolicy(publicUrl ? [publicUrl] : []);
  const app = path.join(dist, 'host-app');
  const areas = areasOf(dist, examples);
  return {
    async answer(context) {
      const { raw, url } = context;
      const name = decodedPath(url.pathname);
      if (name === undefined) return undefined;
      if (name.startsWith(SDK)) return serveRelease(raw, await releases.find(name.slice(SDK.length)));
      if (isDocsAddress(name)) return answerDocs(raw, name, (page) => files.find(path.join(dist, 'docs'), page));
      const area = areas.find(({ prefix }) => name.startsWith(prefix));
      const found = area && (await files.find(area.folder, indexed(name.slice(area.prefix.length))));
      if (area?.prefix === '/' && found?.name === 'index.html') return servePage(context, found, dress);
      if (area && found) {
        const policy = area.prefix === '/player/' ? worker : undefined;
        return serveFile(raw, found, { isShared: area.shared, isFixed: hasFixedContent(area, name, found), policy });
      }
      // The app's own routes: a page is asked for, not a file.
      const isPage = raw.headers.get('accept')?.includes('text/html') && !path.extname(name);
      const index = isPage && area?.prefix === '/' ? await files.find(app, 'index.html') : undefined;
      return index && servePage(context, index, dress);
    },
  };
}

/** The first whose prefix fits serves an address. */
function areasOf(dist: string, examples: string): readonly Area[] {
  return [
    { prefix: '/library/', folder: path.join(dist, 'library'), shared: true, hashed: true },
    { prefix: '/fonts/', folder: path.join(dist, 'library', 'fonts'), shared: true, hashed: true },
    { prefix: '/elements/', folder: path.join(dist, 'elements'), shared: true },
    { prefix: '/survey-widget/', folder: path.join(dist, 'survey-widget'), shared: true },
    { prefix: '/survey-page/', folder: path.join(dist, 'survey-page'), shared: false },
    { prefix: '/player/', folder: path.join(dist, 'player'), shared: true },
    { prefix: '/examples/', folder: examples, shared: false },
    { prefix: '/', folder: path.join(dist, 'host-app'), shared: false },
  ];
}

/** The page as a brand wears it, or as it was built. */
async function servePage(context: RequestContext, file: CachedFile, dress: DressPage): Promise<Response> {
  const html = await dress(await textOf(file), context);
  if (html === undefined) return serveFile(context.raw, file, { isShared: false, isFixed: false });
  const content = new TextEncoder().encode(html);
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  return fileAnswer(context.raw, {
    sizeBytes: content.byteLength,
    etag: `"${hash}"`,
    modifiedAt: new Date(),
    mimeType: file.mimeType,
    cacheControl: CHECK_FIRST,
    open: async (range) => (range ? content.slice(range.start, range.end + 1) : content),
  });
}

async function textOf(file: CachedFile): Promise<string> {
  const content = await file.variantFor(new Headers()).open();
  return content instanceof Uint8Array ? new TextDecoder().decode(content) : text(content);
}

function indexed(name: string): string {
  return name === '' || name.endsWith('/') ? `${name}index.html` : name;
}

async function serveRelease(request: Request, found: ReleaseFile | undefined): Promise<Response | undefined> {
  return found && serveFile(request, found.file, { isShared: true, isFixed: found.isFixed });
}

function hasFixedContent(area: Area, address: string, file: CachedFile): boolean {
  return area.hashed ? file.name !== 'manifest.json' : HASHED_NAME.test(address);
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
