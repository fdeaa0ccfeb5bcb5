/**
 * Builds `dist/library/`: scenes, media, samples and fonts as files named after their content, and a manifest of them. It also
 * writes the plan of the pictures, which `paint-main.ts` paints. Does nothing when nothing has changed since the last time. Run by `npm run build`.
 * `--measure` writes `library/measured.jsonl` anew.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createMeasurements } from './measuring/measurements';
import { createOutput, hashOf } from './output';
import { openPaintingPool } from './painting-pool';
import { writeLibrary } from './write-library';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const sources = path.join(root, 'library');
const target = path.join(root, 'dist/library');
const lockFile = path.join(root, 'package-lock.json');
const painterFile = fileURLToPath(new URL('./painting-worker.mjs', import.meta.url));
const MEASURED_FILE = 'measured.jsonl';
const measuredSource = path.join(sources, MEASURED_FILE);

const isMeasuring = process.argv.includes('--measure');
const fingerprint = fingerprintOf();
const stamp = path.join(target, 'fingerprint');
if (isMeasuring || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint) await build();

async function build(): Promise<void> {
  // a build that is ended halfway is begun again
  rmSync(stamp, { force: true });
  const started = Date.now();
  const pool = openPaintingPool(painterFile, target);
  try {
    const output = createOutput(target);
    const before = isMeasuring ? [] : [measuredSource, path.join(target, MEASURED_FILE)];
    const measurements = createMeasurements(before, async (request) =>
      JSON.parse(Buffer.from(await pool.paint(request)).toString('utf8')),
    );
    await writeLibrary({ sources, output, measurements, painterOf: painterFingerprint });
    output.writeAs(MEASURED_FILE, measurements.text());
    output.writeAs('fingerprint', fingerprint);
    output.removeOthers();
    if (isMeasuring) writeFileSync(measuredSource, measurements.text());
    else report(measurements.missed());
    console.log(`✓ Library (${Math.round((Date.now() - started) / 1000)} s)`);
  } finally {
    await pool.close();
  }
}

function report(missed: readonly string[]): void {
  if (missed.length === 0) return;
  const names = missed.slice(0, 3).join(', ');
  console.log(
    `Library: ${missed.length} measured anew (${names} ...). \`npm run library:measure\` keeps that for others.`,
  );
}

/** The program that paints, and the versions of what it paints with. */
function painterFingerprint(fontManifest: string): string {
  const versions = ['library', 'sdk'].map((name) => {
    const file = readFileSync(path.join(root, name, 'package.json'), 'utf8');
    return (JSON.parse(file) as { dependencies: Readonly<Record<string, string>> }).dependencies;
  });
  const used = Object.assign({}, ...versions) as Readonly<Record<string, string>>;
  const names = ['@napi-rs/canvas', 'sharp', 'harfbuzzjs', 'linebreak', 'bidi-js'];
  return hashOf([hashOf(readFileSync(painterFile)), fontManifest, ...names.map((name) => used[name])].join(' '));
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
