/** Stills of a package that is not a template yet, by the painter that will render it. */
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { isSpotreelError } from '@spotreel/sdk/base';
import { CANVAS, type Ratio, type TextColors } from '@spotreel/sdk/contract';
import {
  type Animations,
  type CompiledBackground,
  type Composition,
  compileComposition,
  longText,
  type MediaSource,
  type SceneInput,
  type SceneTemplate,
} from '@spotreel/sdk/scene';
import type { PackageFindings } from '../../media/findings/findings';
import { ApiError } from '../../platform/http/api-error';
import type { TextContrast } from '../../render/engine-port';
import { posterFrame } from '../../render/poster-frame';
import { requestPrefix } from '../../render/work-files';
import type { CheckedPackage } from '../checking/check-package';
import { hardToReadTexts } from '../checking/hard-to-read-texts';
import { layoutFile } from '../lottie/check-layout';
import type { TemplatePackageServices } from '../services';
import { measuredColors } from './measure-colors';

export type TextLength = 'short' | 'long';

export interface PaintedStill {
  readonly ratio: Ratio;
  readonly texts: TextLength;
  /** WebP. */
  readonly picture: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** Where contrast is measured: texts with too little of it. */
  readonly hardToRead: readonly TextContrast[];
  /** Where colors are measured: what its texts and their backgrounds are colored with. */
  readonly textColors: readonly TextColors[];
}

interface PaintOptions {
  readonly lengths: readonly TextLength[];
  /** Measures the template's own texts. Default: false. */
  readonly measuresContrast?: boolean;
  /** Measures what the template's own texts are colored with. Default: false. */
  readonly measuresColors?: boolean;
  /** Where its files may be copied to. */
  readonly folder: string;
  readonly findings: PackageFindings;
  readonly signal: AbortSignal;
}

type Parts = Pick<TemplatePackageServices, 'storage' | 'clock' | 'compiler' | 'renders' | 'log'>;

/** Px of the longer side, as posters of the library have. */
const LONG_SIDE_PX = 640;

/** What cannot be painted is a finding. Throws `rate_limited`, `render_unavailable`. */
export async function paintPackage(
  parts: Parts,
  checked: CheckedPackage,
  options: PaintOptions,
): Promise<PaintedStill[]> {
  const staged = requestPrefix(parts.clock);
  try {
    const sources = await stage(parts, checked, options.folder, staged);
    const wanted = checked.manifest.ratios.flatMap((ratio) => options.lengths.map((texts) => ({ ratio, texts })));
    // As many at a time as there are painters.
    const stills = await Promise.all(wanted.map((one) => paintOne(parts, checked, sources, { ...options, ...one })));
    return stills.filter((still) => still !== undefined);
  } finally {
    await parts.storage.deleteAll(staged);
  }
}

type Sources = ReadonlyMap<string, MediaSource>;

/** The painter reads from the storage alone. */
async function stage(
  { storage }: Parts,
  { assets, facts }: CheckedPackage,
  folder: string,
  prefix: string,
): Promise<Sources> {
  const sources = new Map<string, MediaSource>();
  for (const [name, { extension, widthPx, heightPx, animation }] of facts) {
    const part = assets.get(name);
    if (!part) continue;
    const copy = path.join(folder, `staged-${sources.size}`);
    await copyFile(part.path, copy);
    const src = `${prefix}/${sources.size}.${extension}`;
    await storage.putFile(src, copy);
    sources.set(name, { src, widthPx, heightPx, ...(animation && { isAnimation: true }) });
  }
  return sources;
}

async function paintOne(
  parts: Parts,
  checked: CheckedPackage,
  sources: Sources,
  options: PaintOptions & { readonly ratio: Ratio; readonly texts: TextLength },
): Promise<PaintedStill | undefined> {
  const { compiler, renders, log } = parts;
  const { ratio, texts, findings, signal, measuresContrast, measuresColors } = options;
  const animation = checked.documents.get(ratio);
  if (!animation) return undefined;
  const file = layoutFile(ratio);
  const { width, height } = CANVAS[ratio];
  try {
    const scene = sceneOf(checked, animation, texts, sources);
    const composition = await compileComposition(
      { width, height, scenes: [scene], audio: [] },
      ({ template, content }) => compiler.scene(template, content),
    );
    tellMisplacedTexts(composition, texts, file, findings);
    const frame = posterFrame(composition);
    const size = stillSize(ratio);
    const picture = await renders.paint({ composition, frame, widthPx: size.width, format: 'webp', signal });
    const isMeasured = measuresContrast && texts === 'short';
    const hardToRead = isMeasured ? await hardToReadTexts(parts, checked, composition, signal) : [];
    const textColors = measuresColors ? await measuredColors(parts, { width, height }, scene, signal) : [];
    return { ratio, texts, picture, hardToRead, textColors, ...size };
  } catch (thrown) {
    if (thrown instanceof ApiError && thrown.code !== 'painter_crashed') throw thrown;
    if (!isSpotreelError(thrown)) log.warn({ err: thrown }, 'a template package could not be painted');
    const why = isSpotreelError(thrown) ? thrown.message : 'The renderer cannot read it.';
    findings.error('template_broken', `We could not draw the ${ratio} layout: ${why}`, { file, feature: 'painting' });
    return undefined;
  }
}

function stillSize(ratio: Ratio): { width: number; height: number } {
  const { width, height } = CANVAS[ratio];
  const scale = LONG_SIDE_PX / Math.max(width, height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

function sceneOf(
  checked: CheckedPackage,
  animation: SceneTemplate['animation'],
  texts: TextLength,
  sources: Sources,
): SceneInput {
  const { fields, durationSeconds, keyframeSeconds } = checked.manifest;
  const bind = (field: { innerReference: string; targets?: readonly string[] | undefined }) => ({
    innerReference: field.innerReference,
    targets: field.targets ?? [field.innerReference],
  });
  const write = texts === 'short' ? (field: (typeof fields.texts)[number]) => field.defaultValue : longText;
  const images = fields.images.flatMap((field) => {
    const source = sources.get(field.default);
    return source ? [[field.innerReference, source] as const] : [];
  });
  return {
    ingredientId: 1,
    template: {
      animation,
      fields: { texts: fields.texts.map(bind), images: fields.images.map(bind), colors: fields.colors.map(bind) },
      animations: animationsOf(checked, sources),
    },
    content: {
      texts: Object.fromEntries(fields.texts.map((field) => [field.innerReference, write(field)])),
      images: Object.fromEntries(images),
      colors: Object.fromEntries(fields.colors.map((field) => [field.innerReference, field.defaultValue])),
    },
    background: backgroundOf(checked, sources),
    durationSeconds,
    keyframeSeconds,
  };
}

function animationsOf({ facts }: CheckedPackage, sources: Sources): Animations {
  const known = [...facts].flatMap(([name, { animation }]) => {
    const source = sources.get(name);
    return animation && source ? [[source.src, animation] as const] : [];
  });
  return Object.fromEntries(known);
}

function backgroundOf({ manifest, facts }: CheckedPackage, sources: Sources): CompiledBackground {
  const { default: own } = manifest.background;
  if (own.type === 'color') return { type: 'color', color: own.value };
  const media = sources.get(own.file);
  if (!media) return { type: 'color', color: '#000000' };
  const placed = { media, scale: 1, positionX: 0, positionY: 0 };
  if (own.type === 'image') return { type: 'image', ...placed };
  const trimEndSeconds = facts.get(own.file)?.durationSeconds ?? Number.MAX_SAFE_INTEGER;
  return { type: 'video', ...placed, trimStartSeconds: 0, trimEndSeconds };
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
