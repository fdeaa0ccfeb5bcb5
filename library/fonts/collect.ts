/** From the font packages to the manifest and the files that a server serves. A maintainer's and the build's tool: Node only. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { FontFamilyEntry, FontFile, FontManifest } from '@spotreel/sdk/internal/contract';
import { type FontFamilySource, fallbacks, families, type ScriptSource, type SlicedSource, sliced } from './families';
import { collectHyphenation } from './hyphenation';
import { scripts } from './scripts';
import { withoutTables } from './woff-tables';

/** A file of the manifest and where its bytes are. */
export interface CollectedFont {
  readonly file: string;
  readonly read: () => Uint8Array;
}

export interface FontCollection {
  readonly manifest: FontManifest;
  readonly files: readonly CollectedFont[];
}

/** One file can serve several families. */
type FilesByName = Map<string, CollectedFont['read']>;

const require = createRequire(import.meta.url);

/** Throws when a package or a weight is missing. */
export function collectFonts(): FontCollection {
  const files: FilesByName = new Map();
  const whole = (source: FontFamilySource) => wholeFamily(source, files);
  const slices = (source: SlicedSource) => slicedFamily(source, files);
  const ofScript = (source: ScriptSource) => scriptFamily(source, files);
  const hyphenation = collectHyphenation();
  const manifest = {
    families: families.map(whole),
    fallbacks: [...fallbacks.map(whole), ...sliced.map(slices), ...scripts.map(ofScript)],
    hyphenation: hyphenation.byLanguage,
  };
  for (const [file, read] of hyphenation.files) files.set(file, read);
  return { manifest, files: [...files].map(([file, read]) => ({ file, read })) };
}

function wholeFamily(
  { name, category, folder, weights, covers, companion }: FontFamilySource,
  files: FilesByName,
): FontFamilyEntry {
  const { root, version } = packageOf(`@expo-google-fonts/${folder}`);
  addLicense(root, 'LICENSE_FONT', `${folder}-${version}-license.txt`, files);
  const entries = weights.map((weight): FontFile => {
    const style = readdirSync(root).find((entry) => new RegExp(`^${weight}[A-Za-z]+$`).test(entry));
    const font = style && readdirSync(path.join(root, style)).find((entry) => entry.endsWith('.ttf'));
    if (!style || !font) throw new Error(`${name} has no weight ${weight}.`);
    const file = `${folder}-${version}-${weight}.ttf`;
    files.set(file, () => readFileSync(path.join(root, style, font)));
    return { file, weight };
  });
  return { name, category, files: entries, ...(covers && { covers }), ...(companion && { companion }) };
}

function slicedFamily(
  { name, folder, weights, covers, language, isEmoji, without = [] }: SlicedSource,
  files: FilesByName,
): FontFamilyEntry {
  const { root, version } = packageOf(`@fontsource/${folder}`);
  addLicense(root, 'LICENSE', `${folder}-${version}-license.txt`, files);
  const ranges = JSON.parse(readFileSync(path.join(root, 'unicode.json'), 'utf8')) as Record<string, string>;
  const entries: FontFile[] = [];
  for (const [slice, range] of Object.entries(ranges))
    for (const weight of weights) {
      const key = slice.replace(/[[\]]/g, '');
      const source = path.join(root, 'files', `${folder}-${key}-${weight}-normal.woff`);
      const file = `${folder}-${version}-${key}-${weight}.woff`;
      files.set(file, () => withoutTables(readFileSync(source), without));
      entries.push({ file, weight, ranges: range });
    }
  const list = JSON.stringify(entries);
  // served as immutable, and a list changes with the weights that are asked for
  const slicesFile = `${folder}-${version}-${createHash('sha256').update(list).digest('hex').slice(0, 8)}.json`;
  files.set(slicesFile, () => new TextEncoder().encode(list));
  return {
    name,
    category: 'fallback',
    files: [],
    slicesFile,
    covers,
    ...(language === undefined ? {} : { language }),
    ...(isEmoji ? { isEmoji } : {}),
  };
}

function scriptFamily({ name, folder, subset, weights, covers }: ScriptSource, files: FilesByName): FontFamilyEntry {
  const { root, version } = packageOf(`@fontsource/${folder}`);
  addLicense(root, 'LICENSE', `${folder}-${version}-license.txt`, files);
  const ranges = JSON.parse(readFileSync(path.join(root, 'unicode.json'), 'utf8')) as Record<string, string>;
  const entries = weights.map((weight): FontFile => {
    const file = `${folder}-${version}-${weight}.woff`;
    files.set(file, () => readFileSync(path.join(root, 'files', `${folder}-${subset}-${weight}-normal.woff`)));
    return { file, weight };
  });
  const own = covers ?? ranges[subset];
  if (own === undefined) throw new Error(`${name} has no subset ${subset}.`);
  return { name, category: 'fallback', files: entries, covers: own };
}

/** The license asks to travel with the fonts. */
function addLicense(root: string, license: string, file: string, files: FilesByName): void {
  files.set(file, () => readFileSync(path.join(root, license)));
}

function packageOf(name: string): { root: string; version: string } {
  const file = require.resolve(`${name}/package.json`);
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return { root: path.dirname(file), version };
}
