/**
 * A Blender template has no Lottie document of its own. Its layouts hold a reel: a document that shows painted stills
 * one after another, which every preview can play.
 */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuiltLayout, BuiltTemplate, Ratio } from '@spotreel/sdk/contract';
import { FRAMES_PER_SECOND, type LottieAnimation, type LottieAsset, type LottieLayer } from '@spotreel/sdk/scene';
import { animation } from '../lottie/animation';
import { createLottieStage } from '../lottie/stage';
import type { BlenderTemplateSource } from '../template-source';
import { blenderTemplates } from '../templates';
import { describeIngredient } from './recipes';
import { type BuildContext, stillOf } from './scene-pictures';

const RATIOS = ['landscape', 'portrait'] as const satisfies readonly Ratio[];
/** Longer side of a still in a reel: sharp on any preview, and a few tens of kilobytes. */
const REEL_PX = 1280;
const POSTER_PX = 640;

/** `sources`: the folder `library`. */
export async function buildBlenderTemplates(context: BuildContext, sources: string): Promise<BuiltTemplate[]> {
  const built: BuiltTemplate[] = [];
  for (const template of blenderTemplates) built.push(await buildTemplate(template, context, sources));
  return built;
}

async function buildTemplate(
  source: BlenderTemplateSource,
  context: BuildContext,
  sources: string,
): Promise<BuiltTemplate> {
  const {
    draw: _draw,
    overlay: _overlay,
    script,
    stillSeconds: _stills,
    tier,
    bpm,
    defaultMusicKitId,
    fontFamily,
    palette,
    ...ingredient
  } = source;
  const layouts: Partial<Record<Ratio, BuiltLayout>> = {};
  for (const ratio of RATIOS) layouts[ratio] = await buildLayout(source, ratio, context);
  const code = readFileSync(path.join(sources, 'blender', script));
  const scriptFile = context.output.write('scenes', `${source.slug}-${source.id}`, 'py', code);
  const own = { renderer: 'blender', scriptFile, kind: 'video', groupId: null, orientation: 'landscape' } as const;
  const look = { tier, bpm, defaultMusicKitId, fontFamily, palette };
  return { ...describeIngredient(ingredient, bpm, context), layouts, ...own, ...look };
}

async function buildLayout(source: BlenderTemplateSource, ratio: Ratio, context: BuildContext): Promise<BuiltLayout> {
  const stage = createLottieStage(ratio, source.bars, source.bpm);
  const twin = animation(stage, source.slug, source.draw(stage));
  const overlay = animation(stage, source.slug, source.overlay(stage));
  const at = (seconds: number, longSidePx: number) => stillOf(source, twin, { seconds, longSidePx }, context);
  const { output, pictures } = context;
  const stills: Uint8Array[] = [];
  for (const seconds of source.stillSeconds) stills.push(await pictures.stillBytes(await at(seconds, REEL_PX)));
  const name = `${source.slug}-${source.id}-${ratio}`;
  return {
    file: output.write('scenes', name, 'json', JSON.stringify(reel(twin, source.stillSeconds, stills))),
    overlayFile: output.write('scenes', `${name}-overlay`, 'json', JSON.stringify(overlay)),
    width: twin.w,
    height: twin.h,
    posterFile: await pictures.still('posters', name, await at(source.keyframeSeconds, POSTER_PX)),
  };
}

/** Each still from its moment (the first from the beginning) to the next one's. */
function reel(twin: LottieAnimation, seconds: readonly number[], stills: readonly Uint8Array[]): LottieAnimation {
  const { v, fr, ip, op, w, h, nm } = twin;
  const frame = (index: number) => Math.round((seconds[index] ?? 0) * FRAMES_PER_SECOND);
  const assets = stills.map((bytes, index): LottieAsset => {
    const p = `data:image/webp;base64,${Buffer.from(bytes).toString('base64')}`;
    return { id: `still-${index}`, w, h, u: '', p, e: 1 };
  });
  const layers = assets.map(({ id }, index): LottieLayer => {
    const end = index + 1 < stills.length ? frame(index + 1) : op;
    return stillLayer(id, index, { from: index === 0 ? ip : frame(index), end });
  });
  return { v, fr, ip, op, w, h, ...(nm !== undefined && { nm }), assets, layers };
}

function stillLayer(refId: string, index: number, { from, end }: { from: number; end: number }): LottieLayer {
  const fixed = (k: number | readonly number[]) => ({ a: 0 as const, k: k as number });
  const ks = { o: fixed(100), r: fixed(0), p: fixed([0, 0, 0]), a: fixed([0, 0, 0]), s: fixed([100, 100, 100]) };
  return { ty: 2, ind: index + 1, nm: refId, refId, ip: from, op: end, st: 0, sr: 1, ks };
}
