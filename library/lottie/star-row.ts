/** Five stars that pop up one after another, and turn once while the words are read. */
import type { Paint } from './color';
import type { LottieDraft } from './draft';
import { star } from './figures';
import { group, shapes } from './layers';
import { keys } from './property';
import { fill } from './shape';

export interface StarRow {
  /** Top left corner of the row. */
  readonly at: readonly [number, number];
  /** Width of one star and of the space between two, px. */
  readonly size: number;
  readonly gap: number;
  readonly paint: Paint;
  /** Seconds at which the first one appears. */
  readonly start: number;
}

const STEP_SECONDS = 0.08;
/** From the entrance of a star to its turn, and how long that takes. */
const TURN_AFTER_SECONDS = 1.9;
const TURN_SECONDS = 0.7;

export function starRow({ at: [x, y], size, gap, paint, start }: StarRow): LottieDraft[] {
  return Array.from({ length: 5 }, (_, index) => {
    const from = start + index * STEP_SECONDS;
    return shapes([group([star(size / 2), fill(paint)])], {
      name: 'Star',
      at: [x + size / 2 + index * (size + gap), y + size / 2],
      scale: keys([from, 0, 'overshoot'], [from + 0.4, 100]),
      // a fifth of a turn later a star looks as before
      rotation: keys(
        [from, -70, 'outExpo'],
        [from + 0.6, 0, 'hold'],
        [from + TURN_AFTER_SECONDS, 0, 'inOutCubic'],
        [from + TURN_AFTER_SECONDS + TURN_SECONDS, 72],
      ),
    });
  });
}
