/** A document whose scene is joined to its neighbours by transitions. */
import type { LottieAnimation, LottieLayer } from '../lottie';
import { type WipePart, wipePartOf } from './wipe-layers';

/** Sides of a scene on which a transition takes the place of its own wipe. */
export interface SceneJoins {
  readonly isEntering: boolean;
  readonly isLeaving: boolean;
}

/** Without the wipes of the joined sides. That of the leaving side is kept apart, for a transition of the style. */
export function joinedDocument(animation: LottieAnimation, joins: SceneJoins | undefined): LottieAnimation {
  const parts = animation.layers.map(wipePartOf);
  if (!joins || parts.every((part) => part === undefined)) return animation;
  const isOut = (part: WipePart | undefined) =>
    part !== undefined && (part === 'arrival' ? joins.isEntering : joins.isLeaving);
  const of = (wanted: WipePart): LottieLayer[] => animation.layers.filter((_, index) => parts[index] === wanted);
  const cover = of('cover');
  return {
    ...animation,
    layers: animation.layers.filter((_, index) => !isOut(parts[index])),
    ...(joins.isLeaving && cover.length > 0 && { leavingWipe: { ahead: of('ahead'), cover } }),
  };
}
