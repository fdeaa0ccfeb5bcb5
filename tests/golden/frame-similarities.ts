/** Paints one frame with every painter, and measures how alike their pictures are. */
import type { Composition } from '../../sdk/scene/composition';
import { libraryFiles } from './layout-composition';
import { type BrowserPainter, paintInNode, paintWithSkottie } from './painters';
import { luma, ssim } from './ssim';

/**
 * Least similarity of each pair. Source: design, "Preview equals render". More is asked of two painters in one browser,
 * and of one painter on two hosts.
 */
export const LEAST_SIMILARITIES = {
  'lottie-web and render': 0.98,
  'Skottie and render': 0.98,
  'lottie-web and player': 0.99,
  'player and render': 0.99,
} as const;

export type PainterPair = keyof typeof LEAST_SIMILARITIES;

/** SSIM of one pair at one frame. */
export interface Similarity {
  readonly pair: PainterPair;
  readonly frame: number;
  readonly value: number;
}

const fileOf = (src: string) => libraryFiles.get(src) ?? src;

/** `withSkottie`: else the pair with Skottie is left out. @throws when the player cannot paint the scene */
export async function frameSimilarities(
  browser: BrowserPainter,
  composed: Composition,
  frame: number,
  withSkottie: boolean,
): Promise<readonly Similarity[]> {
  const lottieWeb = luma(await browser.paint(composed, frame));
  const live = await browser.paintOnCanvas(composed, frame);
  if (!live) throw new Error('The worker leaves this scene to the page.');
  const player = luma(live);
  const render = luma(await paintInNode(composed, frame, fileOf));
  const measured = (pair: PainterPair, one: Float64Array, other: Float64Array) => ({
    pair,
    frame,
    value: ssim(one, other, composed.width, composed.height),
  });
  const found = [
    measured('lottie-web and render', lottieWeb, render),
    measured('lottie-web and player', lottieWeb, player),
    measured('player and render', player, render),
  ];
  if (!withSkottie) return found;
  const skottie = luma(await paintWithSkottie(composed, frame, fileOf));
  return [...found, measured('Skottie and render', skottie, render)];
}
