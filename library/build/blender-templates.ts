/**
 * A Blender template has no Lottie document of its own. Its layouts hold a reel: a document that shows frames of Blender
 * one after another, under the texts of the scene. Every preview can play it.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuiltLayout, BuiltTemplate, Ratio } from '@spotreel/sdk/internal/contract';
import {
  FRAMES_PER_SECOND,
  type LottieAnimation,
  type LottieAsset,
  type LottieLayer,
} from '@spotreel/sdk/internal/scene';
import { ratiosOf, stillFile } from '../blender/still-files';
import { animation } from '../lottie/animation';
import { createLottieStage } from '../lottie/stage';
import type { BlenderTemplateSource } from '../template-source';
import { blenderTemplates } from '../templates';
import type { BuildContext } from './build-context';
import type { Shot } from './picture-request';
import { POSTER_PX } from './poster';
import { describeIngredient } from './recipes';
import { paintedScene } from './scene-source';
import { PREVIEW } from './template-preview';

/** A frame of Blender, and from when on it is shown. */
interface Still {
  readonly frame: number;
  /** WebP. */
  readonly bytes: Uint8Array;
}

/** `sources`: the folder `library`. */
export async function buildBlenderTemplates(context: BuildContext, sources: string): Promise<BuiltTemplate[]> {
  const built: BuiltTemplate[] = [];
  for (const template of blenderTemplates) built.push(...(await buildTemplates(template, context, sources)));
  return built;
}

async function buildTemplates(
  source: BlenderTemplateSource,
  context: BuildContext,
  sources: string,
): Promise<BuiltTemplate[]> {
  const { slug, bpm, tier, defaultMusicKitId, fontFamily, palette } = source;
  const layouts: Partial<Record<Ratio, BuiltLayout>> = {};
  for (const ratio of ratiosOf(source)) {
    const stills = readStills(source, ratio, sources);
    layouts[ratio] = await buildLayout(source, ratio, stills, context);
  }
  const code = readFileSync(path.join(sources, 'blender', source.script));
  const scriptFile = context.output.write('scenes', `${slug}-${source.id}`, 'py', code);
  const { id: groupId, name, description, bars, keyframeSeconds, texts, images = [], colors, background } = source;
  const scene = { id: groupId, slug, name, description, bars, keyframeSeconds, texts, images, colors, background };
  const shared = {
    ...describeIngredient(scene, bpm, context),
    layouts,
    renderer: 'blender' as const,
    scriptFile,
    kind: 'video' as const,
    groupId,
    bpm,
    tier,
    defaultMusicKitId,
    fontFamily,
    palette,
  };
  return ratiosOf(source).map((orientation) => ({
    ...shared,
    id: source.templateIds[orientation] ?? groupId,
    orientation,
  }));
}

function readStills(source: BlenderTemplateSource, ratio: Ratio, sources: string): Still[] {
  return source.stillFrames.map((frame) => {
    const file = stillFile(sources, source, ratio, frame);
    if (!existsSync(file)) throw new Error(`${file} is missing: npm run library:blender`);
    return { frame, bytes: readFileSync(file) };
  });
}

async function buildLayout(
  source: BlenderTemplateSource,
  ratio: Ratio,
  stills: readonly Still[],
  context: BuildContext,
): Promise<BuiltLayout> {
  const { slug, id, bars, bpm, keyframeSeconds } = source;
  const { output, pictures, measurements } = context;
  const stage = createLottieStage(ratio, bars, bpm);
  const overlay = animation(stage, slug, source.overlay(stage));
  const name = `${slug}-${id}-${ratio}`;
  const overlayFile = output.write('scenes', `${name}-overlay`, 'json', JSON.stringify(overlay));
  const texts = paintedScene({ images: [], ...source }, overlayFile, context);
  const shots = shotsOf(stills, overlay).map(({ still: { frame, bytes }, ...time }): Shot => {
    const picture = output.write('stills', `${name}-${frame}`, 'webp', bytes);
    return { scene: { ...texts, background: { picture } }, ...time };
  });
  const [poster] = shots.filter(({ startSeconds }) => startSeconds <= keyframeSeconds).slice(-1);
  if (!poster) throw new Error(`${slug} has no still at ${keyframeSeconds} s.`);
  const still = { scene: poster.scene, seconds: keyframeSeconds, longSidePx: POSTER_PX };
  return {
    file: output.write('scenes', name, 'json', JSON.stringify(reel(overlay, stills))),
    overlayFile,
    width: overlay.w,
    height: overlay.h,
    posterFile: pictures.still('posters', name, still),
    ...(await measurements.of(`posters/${name}`, { kind: 'poster', still: { kind: 'still', ...still } })),
    previewFile: pictures.motion('previews', name, { shots, ...PREVIEW }),
  };
}

/** Each still from its frame (the first from the beginning) to the next one's. */
function shotsOf(stills: readonly Still[], { op }: LottieAnimation) {
  return stills.map((still, index) => ({
    still,
    startSeconds: (index === 0 ? 0 : still.frame) / FRAMES_PER_SECOND,
    endSeconds: (stills[index + 1]?.frame ?? op) / FRAMES_PER_SECOND,
  }));
}

/** The texts, and under them the stills. */
function reel(overlay: LottieAnimation, stills: readonly Still[]): LottieAnimation {
  const { w, h, assets = [], layers } = overlay;
  const pictures = stills.map(({ frame, bytes }): LottieAsset => {
    const p = `data:image/webp;base64,${Buffer.from(bytes).toString('base64')}`;
    return { id: `still-${frame}`, w, h, u: '', p, e: 1 };
  });
  const below = shotsOf(stills, overlay).map(({ still, startSeconds, endSeconds }, index) => {
    const time = { from: startSeconds * FRAMES_PER_SECOND, end: endSeconds * FRAMES_PER_SECOND };
    return stillLayer(`still-${still.frame}`, layers.length + index + 1, time);
  });
  return { ...overlay, assets: [...assets, ...pictures], layers: [...layers, ...below] };
}

function stillLayer(refId: string, ind: number, { from, end }: { from: number; end: number }): LottieLayer {
  const fixed = (k: number | readonly number[]) => ({ a: 0 as const, k: k as number });
  const ks = { o: fixed(100), r: fixed(0), p: fixed([0, 0, 0]), a: fixed([0, 0, 0]), s: fixed([100, 100, 100]) };
  return { ty: 2, ind, nm: refId, refId, ip: Math.round(from), op: Math.round(end), st: 0, sr: 1, ks };
}
