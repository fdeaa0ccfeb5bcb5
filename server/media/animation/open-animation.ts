/** An uploaded animation as a Lottie document: a JSON file, or a `.lottie` file, whose pictures are put into the document. */
import { mkdir, readFile } from 'node:fs/promises';
import { isObject, type Json, listOf } from '@spotreel/sdk/internal/scene';
import { type PackageFiles, readArchive } from '../archive/read-archive';
import { PackageFindings } from '../findings/findings';
import { animationFileKind } from './animation-file-kind';
import { invalid } from './invalid-animation';

/** Limits of a `.lottie` file: its animation, its pictures, and a few words about them. */
const LIMITS = {
  entries: 100,
  entryBytes: 10 * 1024 * 1024,
  documentBytes: 10 * 1024 * 1024,
  totalBytes: 20 * 1024 * 1024,
  ratio: 200,
  ratioFreeBytes: 1024 * 1024,
} as const;

/** Unpacks into `folder`, which the caller removes. Throws `animation_invalid`. */
export async function openAnimation(file: string, folder: string): Promise<unknown> {
  if ((await animationFileKind(file)) === 'json') return parsed(await readFile(file));
  await mkdir(folder, { recursive: true });
  const findings = new PackageFindings();
  const files = await readArchive(file, folder, findings, LIMITS);
  if (!files) throw invalid(findings.errors.map(({ message }) => message));
  // The first version of the format names its folder `animations`, the second `a`.
  const [name] = [...files.keys()].filter((key) => /^(animations|a)\/[^/]+\.json$/i.test(key)).sort();
  const part = name === undefined ? undefined : files.get(name);
  if (!part) throw invalid(['There is no animation in it.']);
  return withPictures(parsed(await readFile(part.path)), files);
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw invalid(['It is not JSON in UTF-8.']);
  }
}

const TYPES: readonly (readonly [RegExp, string])[] = [
  [/\.png$/i, 'image/png'],
  [/\.jpe?g$/i, 'image/jpeg'],
  [/\.webp$/i, 'image/webp'],
];

/** Pictures that lie beside the document go into it; the checker refuses those that lie elsewhere. */
async function withPictures(document: unknown, files: PackageFiles): Promise<unknown> {
  if (!isObject(document)) return document;
  const assets = await Promise.all(listOf(document.assets).map((asset) => withPicture(asset, files)));
  return { ...document, assets };
}

async function withPicture(asset: unknown, files: PackageFiles): Promise<unknown> {
  if (!isObject(asset) || typeof asset.p !== 'string' || asset.p.startsWith('data:')) return asset;
  const { p } = asset;
  const part = [`images/${p}`, `i/${p}`].map((name) => files.get(name)).find((found) => found !== undefined);
  const type = TYPES.find(([pattern]) => pattern.test(p))?.[1];
  if (!part || !type) return asset;
  const bytes = await readFile(part.path);
  return { ...asset, u: '', e: 1, p: `data:${type};base64,${bytes.toString('base64')}` } satisfies Json;
}
