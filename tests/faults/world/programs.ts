/**
 * The programs of a server, bundled from the sources, beside a library of one picture and one video of a second. Scenes, fonts
 * and media of it are those of the build (`npm run build`).
 */
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildProgram } from '../../../build/program.mjs';
import type { LibraryManifest } from '../../../sdk/contract/library-manifest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const built = path.join(root, 'dist', 'library');

/** A square picture of the library, painted in a fraction of a second. */
const PICTURE_ID = 2063;
const LENGTH = { durationSeconds: 1, keyframeSeconds: 0.5 };
/** The same scene as a video of a second: one segment. */
export const VIDEO_ID = 2990;

export interface Programs {
  /** Of a server, or of a worker. */
  entry(name: 'main' | 'worker'): string;
  remove(): void;
}

/** `name`: of the test file, so that two never write one folder. */
export async function buildPrograms(name: string): Promise<Programs> {
  // inside the checkout, where Node finds the packages that the programs import
  const folder = path.join(root, 'dist', 'programs', `faults-${name}-${process.pid}`);
  rmSync(folder, { recursive: true, force: true });
  writeLibrary(path.join(folder, 'library'));
  const entryPoints = {
    main: 'server/main.ts',
    worker: 'server/worker.ts',
    painter: 'server/render/engine/painter/main.ts',
    ffmpeg: 'server/render/packaged-ffmpeg/main.ts',
    parser: 'server/parser.ts',
    database: 'server/platform/data/embedded/thread.ts',
  };
  await buildProgram({ entryPoints, outdir: path.join(folder, 'server'), splitting: true, absWorkingDir: root });
  symlinkSync(path.join(root, 'server', 'vision', 'models'), path.join(folder, 'server', 'models'));
  return {
    entry: (program) => path.join(folder, 'server', `${program}.js`),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function writeLibrary(folder: string): void {
  const file = path.join(built, 'manifest.json');
  if (!existsSync(file)) throw new Error('Tests of faults need the built library: npm run build');
  const whole = JSON.parse(readFileSync(file, 'utf8')) as LibraryManifest;
  mkdirSync(folder, { recursive: true });
  for (const part of ['fonts', 'media', 'posters', 'previews', 'scenes', 'music'])
    if (existsSync(path.join(built, part))) symlinkSync(path.join(built, part), path.join(folder, part));
  writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify(smallLibrary(whole)));
}

function smallLibrary(whole: LibraryManifest): LibraryManifest {
  const picture = whole.templates.find(({ id }) => id === PICTURE_ID);
  if (!picture) throw new Error(`The library has no template ${PICTURE_ID}`);
  const video = { ...picture, id: VIDEO_ID, slug: 'faults-video', kind: 'video' as const, groupId: null, ...LENGTH };
  const nothing = { recipes: [], templateGroups: [], categories: [], searchTopics: [], musicKits: [] };
  return { ...whole, ...nothing, templates: [{ ...picture, groupId: null }, video], hash: `faults-${whole.hash}` };
}
