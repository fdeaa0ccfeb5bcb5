/**
 * Builds `dist/library/`: every scene, picture, sample and font as files named after their content, and a manifest of
 * them. Does nothing when nothing has changed since the last time, and paints only what has. Run by `npm run build`.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LibraryManifest } from '@spotreel/sdk/contract';
import { categorySources } from '../categories';
import { collectFonts } from '../fonts/collect';
import { createPackageTextShaper } from '../fonts/package-text-shaper';
import { goalSources } from '../goals';
import { demoLogo } from '../media';
import { moodSources } from '../moods';
import { libraryWords } from '../words';
import { buildAnimations } from './animations';
import { buildBlenderTemplates } from './blender-templates';
import { buildMedia } from './media';
import { buildMusic } from './music';
import { createOutput, hashOf, type Output } from './output';
import { openPaintingPool, type PaintingPool } from './painting-pool';
import { type BuildPictures, createPictures, type PaintedBefore } from './pictures';
import { buildRecipes } from './recipes';
import { buildSearchTopics } from './search-topics';
import { buildTemplateGroups } from './template-groups';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const sources = path.join(root, 'library');
const target = path.join(root, 'dist/library');
const lockFile = path.join(root, 'package-lock.json');
const painterFile = fileURLToPath(new URL('./painting-worker.mjs', import.meta.url));
/** Between two reports of the progress. */
const REPORT_MS = 10_000;
/** What its pictures were painted from, for the next build. */
const PAINTED_FILE = 'painted.json';

const fingerprint = fingerprintOf();
const stamp = path.join(target, 'fingerprint');
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint) await build();

async function build(): Promise<void> {
  // a build that is ended halfway is begun again
  rmSync(stamp, { force: true });
  const started = Date.now();
  console.log('Library: scenes, images and music ...');
  const pool = reporting(openPaintingPool(painterFile));
  try {
    const output = createOutput(target);
    const pictures = createPictures(output, pool, readPainted(), painterFingerprint());
    await writeLibrary(output, pictures);
    output.writeAs(PAINTED_FILE, JSON.stringify(pictures.painted()));
    output.writeAs('fingerprint', fingerprint);
    output.removeOthers();
    console.log(`✓ Library (${Math.round((Date.now() - started) / 1000)} s)`);
  } finally {
    await pool.close();
  }
}

async function writeLibrary(output: Output, pictures: BuildPictures): Promise<void> {
  const fonts = collectFonts();
  for (const { file, read } of fonts.files) output.writeAs(`fonts/${file}`, read());
  output.writeAs('fonts/manifest.json', JSON.stringify(fonts.manifest));
  const media = new Map([...(await buildMedia(sources, output)), ...(await buildAnimations(output, pictures))]);
  const context = { output, media, pictures, shaper: createPackageTextShaper() };
  const recipes = await buildRecipes(context);
  const { templateGroups, templates } = await buildTemplateGroups(context);
  const content: Omit<LibraryManifest, 'hash'> = {
    goals: goalSources,
    moods: moodSources,
    recipes,
    categories: categorySources,
    templateGroups,
    templates: [...templates, ...(await buildBlenderTemplates(context, sources))],
    media: [...media.values()].map(
      ({ still: _still, stillMimeType: _mimeType, document: _document, ...built }) => built,
    ),
    musicKits: buildMusic(sources, output),
    words: libraryWords,
    searchTopics: buildSearchTopics(),
    fonts: fonts.manifest,
    demoLogoMediaId: demoLogo.id,
  };
  output.writeAs('manifest.json', JSON.stringify({ hash: hashOf(JSON.stringify(content)), ...content }));
}

/** Says every few seconds how many pictures are painted. */
function reporting(pool: PaintingPool): PaintingPool {
  let painted = 0;
  const timer = setInterval(() => {
    if (painted > 0) console.log(`Library: ${painted} images drawn`);
  }, REPORT_MS);
  return {
    async paint(request) {
      const bytes = await pool.paint(request);
      painted += 1;
      return bytes;
    },
    close() {
      clearInterval(timer);
      return pool.close();
    },
  };
}

function readPainted(): PaintedBefore {
  const file = path.join(target, PAINTED_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PaintedBefore) : {};
}

/** The program that paints, and the versions of what it paints with. */
function painterFingerprint(): string {
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'library/package.json'), 'utf8')) as {
    dependencies: Readonly<Record<string, string>>;
  };
  const versions = ['@napi-rs/canvas', 'sharp'].map((name) => dependencies[name]);
  return hashOf([hashOf(readFileSync(painterFile)), ...versions].join(' '));
}

/** Changes when this program (which holds the scenes), the lock file (fonts) or a picture or sample does. */
function fingerprintOf(): string {
  const bundle = path.dirname(fileURLToPath(import.meta.url));
  const files = ['media', 'music', 'blender'].flatMap((folder) =>
    readdirSync(path.join(sources, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(jpg|png|webp|mp4|mp3|json|py)$/.test(file))
      .map((file) => path.join(sources, folder, file)),
  );
  const programs = readdirSync(bundle, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => path.join(bundle, file));
  const all = [...files, ...programs, lockFile].sort();
  return hashOf(all.map((file) => hashOf(readFileSync(file))).join(' '));
}
