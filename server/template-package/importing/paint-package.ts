/** Stills of a package that is not a template yet, by the painter that will render it. */
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { isSpotreelError } from '@spotreel/sdk/internal/base';
import { CANVAS, type Ratio } from '@spotreel/sdk/internal/contract';
import {
  type Composition,
  compileComposition,
  type MeasuredTexts,
  type ProjectFile,
  type ReplaceablePictures,
} from '@spotreel/sdk/internal/scene';
import type { PackageFindings } from '../../media/findings/findings';
import { ApiError } from '../../platform/http/api-error';
import type { TextContrast } from '../../render/engine-port';
import { posterFrame } from '../../render/stills/poster-frame';
import { requestPrefix } from '../../render/work-files';
import type { CheckedPackage } from '../checking/check-package';
import { hardToReadTexts } from '../checking/hard-to-read-texts';
import type { TemplatePackageServices } from '../domain';
import { layoutFile } from '../lottie/layout-file';
import { measurePackageTexts } from './measure-texts';
import { type PackageLook, packageInput, type StagedFiles, type TextLength } from './package-input';

export interface PaintedStill {
  readonly ratio: Ratio;
  readonly texts: TextLength;
  /** WebP. */
  readonly picture: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** Texts with too little contrast, if contrast is measured. */
  readonly hardToRead: readonly TextContrast[];
  /** Colors of its texts, and those that lie on pictures, if they are measured. */
  readonly measured: MeasuredTexts | undefined;
}

interface PaintOptions {
  readonly lengths: readonly TextLength[];
  /** Measures the template's own texts. Default: false. */
  readonly measuresContrast?: boolean;
  /** Measures what the template's own texts are colored with, and which of them lie on pictures. Default: false. */
  readonly measuresTexts?: boolean;
  /** Folder that its files may be copied to. */
  readonly folder: string;
  readonly findings: PackageFindings;
  readonly signal: AbortSignal;
}

type Parts = Pick<TemplatePackageServices, 'storage' | 'clock' | 'compiler' | 'renders' | 'log'>;

/** Longer side in px, as posters of the library have. */
const LONG_SIDE_PX = 640;

/** Paints a package. An error of painting is a finding. Throws `rate_limited`, `render_unavailable`. */
export async function paintPackage(
  parts: Parts,
  checked: CheckedPackage,
  options: PaintOptions,
): Promise<PaintedStill[]> {
  const staged = requestPrefix(parts.clock);
  try {
    const files = await stage(parts, checked, options.folder, staged);
    const wanted = checked.manifest.ratios.flatMap((ratio) => options.lengths.map((texts) => ({ ratio, texts })));
    // As many at a time as there are painters.
    const stills = await Promise.all(wanted.map((one) => paintOne(parts, checked, files, { ...options, ...one })));
    return stills.filter((still) => still !== undefined);
  } finally {
    await parts.storage.deleteAll(staged);
  }
}

/** The painter reads from the storage alone. */
async function stage(
  { storage }: Parts,
  { assets, facts }: CheckedPackage,
  folder: string,
  prefix: string,
): Promise<StagedFiles> {
  const files = new Map<string, ProjectFile>();
  for (const [name, { type, extension, widthPx: width, heightPx: height, durationSeconds: duration }] of facts) {
    const part = assets.get(name);
    if (!part) continue;
    const copy = path.join(folder, `staged-${files.size}`);
    await copyFile(part.path, copy);
    const url = `${prefix}/${files.size}.${extension}`;
    await storage.putFile(url, copy);
    files.set(name, { id: files.size + 1, type, url, props: { width, height, duration } });
  }
  return files;
}

async function paintOne(
  parts: Parts,
  checked: CheckedPackage,
  files: StagedFiles,
  options: PaintOptions & PackageLook,
): Promise<PaintedStill | undefined> {
  const { compiler, renders, log } = parts;
  const { ratio, texts, findings, signal, measuresContrast, measuresTexts } = options;
  const animation = checked.documents.get(ratio);
  if (!animation) return undefined;
  const file = layoutFile(ratio);
  try {
    const input = packageInput(checked, animation, { ratio, texts }, files);
    const composition = await compileComposition(input, ({ template, content }) => compiler.scene(template, content));
    tellMisplacedTexts(composition, texts, file, findings);
    const frame = posterFrame(composition);
    const size = stillSize(ratio);
    const picture = await renders.paint({ composition, frame, widthPx: size.width, format: 'webp', signal });
    const isMeasured = measuresContrast && texts === 'short';
    const hardToRead = isMeasured ? await hardToReadTexts(parts, checked, composition, signal) : [];
    const pictures = replaceablePictures(checked);
    const measured = measuresTexts ? await measurePackageTexts(parts, input, pictures, signal) : undefined;
    return { ratio, texts, picture, hardToRead, measured, ...size };
  } catch (thrown) {
    if (thrown instanceof ApiError && thrown.code !== 'painter_crashed') throw thrown;
    if (!isSpotreelError(thrown)) log.warn({ err: thrown }, 'a template package could not be painted');
    const why = isSpotreelError(thrown) ? thrown.message : 'The renderer cannot read it.';
    findings.error('template_broken', `We could not draw the ${ratio} layout: ${why}`, { file, feature: 'painting' });
    return undefined;
  }
}

function replaceablePictures({ manifest: { fields, background } }: CheckedPackage): ReplaceablePictures {
  return {
    fields: fields.images.map(({ innerReference }) => innerReference),
    behind: background.allowed.some((type) => type !== 'color'),
  };
}

function stillSize(ratio: Ratio): { width: number; height: number } {
  const { width, height } = CANVAS[ratio];
  const scale = LONG_SIDE_PX / Math.max(width, height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

function tellMisplacedTexts({ scenes }: Composition, texts: TextLength, file: string, findings: PackageFindings): void {
  for (const { code, field } of scenes.flatMap(({ notices }) => notices)) {
    if (code !== 'text_overflow' && code !== 'text_collides') continue;
    const which = texts === 'short' ? 'The default text' : 'A long text';
    const what = code === 'text_overflow' ? 'does not fit its box' : 'touches a layer that it must keep clear of';
    findings.warning(code, `${which} ${what}, however small it is set.`, {
      file,
      ...(field !== undefined && { field }),
    });
  }
}
