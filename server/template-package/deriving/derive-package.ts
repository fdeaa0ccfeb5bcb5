/**
 * A package made of plain Lottie documents, as After Effects exports them: one a ratio, with the pictures beside them.
 * Text layers and pictures become fields by their names; nothing else is guessed at.
 */
import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PACKAGE_FORMAT, PACKAGE_VERSION, type Ratio } from '@spotreel/sdk/internal/contract';
import { FRAMES_PER_SECOND, HOLD_MARKER, type LottieAnimation } from '@spotreel/sdk/internal/scene';
import type { PackageFiles, PackagePart } from '../../media/archive/read-archive';
import type { PackageFindings } from '../../media/findings/findings';
import { fitCanvas, ratioOf } from '../lottie/fit-canvas';
import { slugOf } from '../lottie/layer-name';
import { lookOf } from '../lottie/look';
import { readLottieScene } from '../lottie/read-scene';
import { checkedManifest, readJsonPart } from '../opening/manifest';
import type { OpenedPackage } from '../opening/opened-package';
import { type DerivedFields, deriveFields } from './derive-fields';

export interface DeriveContext {
  /** As the upload was called. */
  readonly fileName: string;
  /** For files that are made here. */
  readonly folder: string;
  readonly findings: PackageFindings;
}

type Drawn = ReadonlyMap<Ratio, LottieAnimation>;

/** Undefined when the documents cannot be used; `findings` then says why. */
export async function derivePackage(files: PackageFiles, context: DeriveContext): Promise<OpenedPackage | undefined> {
  const { findings } = context;
  const drawn = await readDocuments(files, findings);
  if (!drawn || findings.hasErrors) return undefined;
  const fields = deriveFields(drawn);
  const assets = await collectAssets(fields, files, context);
  if (findings.hasErrors) return undefined;
  const documents = await embedFixed(fields, assets);
  const manifest = checkedManifest(describe(drawn, fields, context.fileName), findings);
  if (!manifest) return undefined;
  findings.note('manifest_derived', `We created template.json from the layers. ${whatChanges(manifest)}`);
  return { origin: 'lottie', manifest, documents, assets };
}

function whatChanges({ fields }: OpenedPackage['manifest']): string {
  const names = [...fields.texts, ...fields.images].map(({ name }) => `“${name}”`);
  if (names.length === 0) return 'Nothing is editable because there are no text layers or images.';
  return `Editable: ${names.join(', ')}.`;
}

async function readDocuments(files: PackageFiles, findings: PackageFindings): Promise<Drawn | undefined> {
  const drawn = new Map<Ratio, LottieAnimation>();
  const names = [...files.keys()].filter((name) => /\.json$/i.test(name));
  if (names.length === 0) {
    findings.error('manifest_missing', 'The ZIP has neither a template.json nor a Lottie file.');
    return undefined;
  }
  for (const name of names) {
    const json = await readJsonPart(files.get(name) as PackagePart);
    if (json === undefined) {
      findings.error('layout_unreadable', `"${name}" is not JSON in UTF-8.`, { file: name });
      continue;
    }
    const { animation, problems } = readLottieScene(json, name, findings);
    if (!animation)
      for (const { layer, feature, message } of problems.filter(({ kind }) => kind === 'broken'))
        findings.error('template_broken', message, { file: name, layer, feature });
    else if (!placeDocument(animation, name, drawn, findings))
      // An author who has to export it again should learn of everything at once.
      for (const { layer, feature, message } of problems.filter((problem) => !MENDED.has(problem.feature)))
        findings.error('template_unsupported', message, { file: name, layer, feature });
  }
  return drawn;
}

/** False for one that has no place. */
function placeDocument(
  animation: LottieAnimation,
  name: string,
  drawn: Map<Ratio, LottieAnimation>,
  findings: PackageFindings,
): boolean {
  const ratio = ratioOf(animation);
  if (!ratio || drawn.has(ratio)) {
    const size = `The composition is ${animation.w} × ${animation.h} px, but templates are 16:9, 9:16 or square.`;
    findings.error('canvas_size', ratio ? `The ZIP has two ${ratio} files. Keep only one.` : size, { file: name });
    return false;
  }
  // What the exporter adds for players that have no fonts.
  const { chars: _chars, markers = [], ...document } = animation;
  const holds = markers.filter((marker) => (marker as { readonly cm?: unknown } | null)?.cm === HOLD_MARKER);
  const kept = { ...document, ...(holds.length > 0 && { markers: holds }) };
  drawn.set(ratio, fitCanvas(kept as LottieAnimation, ratio));
  return true;
}

/** In a plain export these are no problems: glyphs are left out, and pictures become fields. */
const MENDED = new Set(['glyphs', 'external picture']);

async function collectAssets(
  { images }: DerivedFields,
  files: PackageFiles,
  { folder, findings }: DeriveContext,
): Promise<Map<string, PackagePart>> {
  const assets = new Map<string, PackagePart>();
  for (const { name, source } of images) {
    if ('base64' in source) assets.set(name, await written(source.base64, path.join(folder, `picture-${assets.size}`)));
    else {
      const part = files.get(source.file);
      if (part) assets.set(name, part);
      else findings.error('asset_missing', `The image "${source.file}" is missing.`, { file: name });
    }
  }
  return assets;
}

async function written(base64: string, file: string): Promise<PackagePart> {
  await writeFile(file, Buffer.from(base64, 'base64'));
  return { path: file, sizeBytes: (await stat(file)).size };
}

/** Pictures that are no fields go into the documents, which then need no other file. */
async function embedFixed({ documents, fixed }: DerivedFields, assets: Map<string, PackagePart>) {
  const data = new Map<string, string>();
  for (const { name, mimeType } of fixed) {
    const part = assets.get(name);
    if (part) data.set(name, `data:${mimeType};base64,${(await readFile(part.path)).toString('base64')}`);
    assets.delete(name);
  }
  const embedded = new Map<Ratio, LottieAnimation>();
  for (const [ratio, document] of documents) {
    const list = document.assets.map((asset) => {
      const own = fixed.find(({ ratio: of, assetId }) => of === ratio && assetId === asset.id);
      const p = own && data.get(own.name);
      return p === undefined ? asset : { ...asset, u: '', p, e: 1 as const };
    });
    embedded.set(ratio, { ...document, assets: list });
  }
  return embedded;
}

function describe(drawn: Drawn, { fields }: DerivedFields, fileName: string): OpenedPackage['manifest'] {
  const [first] = drawn.values();
  if (!first) throw new RangeError('There is a document');
  const name = nameOf(first, fileName);
  const durationSeconds = first.op / FRAMES_PER_SECOND;
  return {
    format: PACKAGE_FORMAT,
    version: PACKAGE_VERSION,
    id: slugOf(name) || 'imported-template',
    name,
    description: '',
    kind: 'video',
    tier: 'free',
    goals: [],
    moods: [],
    categories: [],
    ratios: [...drawn.keys()],
    durationSeconds,
    // Most scenes have come in by then and are not leaving yet.
    keyframeSeconds: Math.round(durationSeconds * 60) / 100,
    bpm: 120,
    musicKitId: null,
    ...lookOf(first),
    fields,
  };
}

/** Names that the exporter gives. */
const NAMELESS = /^(data|animation|comp(osition)?[ -]?\d*|main|index|lottie)$/i;

function nameOf({ nm }: LottieAnimation, fileName: string): string {
  const ofFile = fileName.replace(/^.*[/\\]/, '').replace(/\.\w+$/, '');
  const own = [ofFile, String(nm ?? '')].map((text) => text.replace(/[\s_-]+/g, ' ').trim());
  const name = own.find((text) => text !== '' && !NAMELESS.test(text)) ?? own.find(Boolean) ?? 'Imported template';
  const clean = name
    .replace(/\p{Cc}|\p{Surrogate}/gu, '')
    .slice(0, 120)
    .trim();
  return clean.charAt(0).toUpperCase() + clean.slice(1);
}
