/** One frame of a transition, out of a picture of the scene that leaves and one of the scene that enters. */
import type { CompiledTransition } from '../../scene/composition';
import { fade, leak, luma, style } from './blends';
import { match, zoom } from './flights';
import { coverOver, push, slide, whip } from './moves';
import { blinds, circle, clock, color, diamond, split, wipe } from './shapes';
import type { TransitionContext, TransitionLook, TransitionPictures } from './transition-pictures';

/** Kinds that move to a side. */
export const DIRECTED_TRANSITIONS = ['push', 'slide', 'cover', 'whip', 'wipe', 'blinds', 'luma', 'color'] as const;

type PaintKind = (
  context: TransitionContext,
  pictures: TransitionPictures,
  progress: number,
  look: TransitionLook,
) => void;

const KINDS: Readonly<Record<CompiledTransition['kind'], PaintKind>> = {
  style,
  fade,
  push,
  slide,
  cover: coverOver,
  whip,
  zoom,
  wipe,
  circle,
  diamond,
  clock,
  blinds,
  luma,
  leak,
  split,
  color,
  match,
};

/**
 * Paints over the whole canvas. `progress` is from 0, where the leaving scene alone is seen, to 1. The same pictures give the
 * same frame in every browser and on the server, but for rounding.
 */
export function paintTransition(
  context: TransitionContext,
  transition: TransitionLook & Pick<CompiledTransition, 'kind'>,
  progress: number,
  pictures: TransitionPictures,
): void {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, pictures.width, pictures.height);
  KINDS[transition.kind](context, pictures, progress, transition);
}
