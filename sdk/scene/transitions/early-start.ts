/** Scenes that a transition brings in start earlier in their document: behind its own wipe, nothing has arrived for a while. */
import { fromFrameZero } from '../conversion/first-frame';
import { frameInScene, withLength } from '../length/with-length';
import type { LottieAnimation } from '../lottie';
import type { SceneJoins } from './joined-document';
import { wipePartOf } from './wipe-layers';

/** Share of the wipe that is left out: parts of the scene begin to arrive while it still uncovers them. */
const HIDDEN_SHARE = 0.45;
const MOST_FRAMES = 12;

/** Length of a scene in frames, and its transitions. */
export interface SceneTime {
  readonly frames: number;
  readonly joins?: SceneJoins | undefined;
}

/** A document as long as its scene, from its first frame that is worth seeing on. */
export function timedDocument(animation: LottieAnimation, { frames, joins }: SceneTime): LottieAnimation {
  const skipped = skippedFrames(animation, joins);
  const whole = withLength(animation, frames + skipped);
  return skipped === 0 ? whole : fromFrameZero({ ...whole, ip: skipped });
}

/** Moment of the scene at which its document shows `frame`, or its first one. */
export function momentOf(animation: LottieAnimation, { frames, joins }: SceneTime, frame: number): number {
  const skipped = skippedFrames(animation, joins);
  return Math.max(0, frameInScene(animation, frames + skipped, frame) - skipped);
}

function skippedFrames({ layers, op }: LottieAnimation, joins: SceneJoins | undefined): number {
  if (!joins?.isEntering) return 0;
  const ends = layers.flatMap((layer) => (wipePartOf(layer) === 'arrival' ? [Math.min(op, layer.op)] : []));
  return Math.min(MOST_FRAMES, Math.round(Math.max(0, ...ends) * HIDDEN_SHARE));
}
