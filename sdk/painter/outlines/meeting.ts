/** Crossings of two curves. */
import { type Curve, curvePointAt } from './curves';

/** Straight parts that each curve is searched in. */
const CHORDS = 24;
/** Steps of Newton's method from the crossing of two chords to that of the curves. */
const STEPS = 3;
/** Step of a parameter, for the slope of a curve. */
const NEAR = 1e-4;

/** Parameters on both. */
type Meeting = readonly [number, number];

/** The crossing that is nearest to the end of the first curve; undefined where they do not cross. */
export function meetingOf(before: Curve, after: Curve): Meeting | undefined {
  for (let one = CHORDS - 1; one >= 0; one -= 1)
    for (let other = 0; other < CHORDS; other += 1) {
      const start: Meeting = [one / CHORDS, other / CHORDS];
      const shares = sharesToMeet(before, after, start, 1 / CHORDS);
      if (shares?.every((share) => share >= 0 && share <= 1))
        return refined(before, after, [start[0] + shares[0] / CHORDS, start[1] + shares[1] / CHORDS]);
    }
  return undefined;
}

function refined(before: Curve, after: Curve, [one, other]: Meeting): Meeting {
  let meeting: Meeting = [one, other];
  for (let step = 0; step < STEPS; step += 1) {
    const shares = sharesToMeet(before, after, meeting, NEAR);
    if (shares) meeting = [within(meeting[0] + shares[0] * NEAR), within(meeting[1] + shares[1] * NEAR)];
  }
  return meeting;
}

function within(parameter: number): number {
  return Math.min(1, Math.max(0, parameter));
}

/** Number of chords of a length that each has to go until the chords cross; undefined for parallel ones. */
function sharesToMeet(before: Curve, after: Curve, [one, other]: Meeting, length: number): Meeting | undefined {
  const [x0, y0] = curvePointAt(before, one);
  const [x1, y1] = curvePointAt(before, one + length);
  const [x2, y2] = curvePointAt(after, other);
  const [x3, y3] = curvePointAt(after, other + length);
  const turn = (x1 - x0) * (y3 - y2) - (y1 - y0) * (x3 - x2);
  if (turn === 0) return undefined;
  return [
    ((x2 - x0) * (y3 - y2) - (y2 - y0) * (x3 - x2)) / turn,
    ((x2 - x0) * (y1 - y0) - (y2 - y0) * (x1 - x0)) / turn,
  ];
}
