/** Findings about scenes in which nothing moves, or nothing is seen. */
import type { Id } from '../../contract/schemas/ids';
import { FRAMES_PER_SECOND } from '../composition';
import type { MotionFigures, PictureRun } from '../film-figures/motion-meter';
import { type CheckFinding, findingOf } from './finding';

/** A picture that rests for longer looks like a slide. */
const MOST_STILL_SECONDS = 3;
/** A wipe covers the picture for 0.3 s. */
const MOST_BLANK_SECONDS = 0.5;

/** `firstFrame`: first measured frame of the scene. A scene that is blank for as long as it is still has one finding. */
export function motionFindings(
  sceneId: Id<'scene'>,
  { longestStill, longestBlank }: Pick<MotionFigures, 'longestStill' | 'longestBlank'>,
  firstFrame: number,
): CheckFinding[] {
  const facts = ({ seconds, fromSeconds }: PictureRun) => ({
    seconds: rounded(seconds),
    fromSeconds: rounded(fromSeconds + firstFrame / FRAMES_PER_SECOND),
  });
  const isBlank = rounded(longestBlank.seconds) >= MOST_BLANK_SECONDS;
  const isStill = rounded(longestStill.seconds) >= MOST_STILL_SECONDS;
  const blank = isBlank ? [findingOf('scene_blank', { sceneId, facts: facts(longestBlank) })] : [];
  if (!isStill || (isBlank && longestBlank.seconds >= longestStill.seconds)) return blank;
  return [findingOf('scene_still', { sceneId, facts: facts(longestStill) }), ...blank];
}

/** Tenths of a second: sums of thirtieths are a little less than they should be. */
function rounded(seconds: number): number {
  return Math.round(seconds * 10) / 10;
}
