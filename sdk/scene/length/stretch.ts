/** Frames of a document in a scene of another length. Arrival and exit keep their pace; the hold between gives or takes time. */
import type { Hold } from './hold';

/** Frame of the document -> frame of the scene. Rises, and takes the document's ends to those of the scene. */
export type Stretch = (frame: number) => number;

/** Share of a short scene that stays a hold: before it gets shorter, arrival and exit become faster. */
const LEAST_HOLD = 0.1;

/** `op`: frames of the document; `frames`: of the scene. */
export function stretchTo({ from, to }: Hold, op: number, frames: number): Stretch {
  const ends = op - (to - from);
  const held = Math.max(frames - ends, Math.min(to - from, frames * LEAST_HOLD));
  // 1 where both ends fit at their own pace
  const pace = ends > 0 ? (frames - held) / ends : 1;
  const heldPace = held / (to - from);
  return (frame) => {
    if (frame <= from) return frame * pace;
    if (frame < to) return from * pace + (frame - from) * heldPace;
    return frames - (op - frame) * pace;
  };
}
