/** Paper that keeps falling, turning over as it does; nothing behind it. */
import type { AnimationSource } from '../animation-source';
import { fixed } from '../lottie/color';
import type { LottieDraft } from '../lottie/draft';
import { group, shapes } from '../lottie/layers';
import { FPS, type Key, keys } from '../lottie/property';
import { ellipse, fill, rect } from '../lottie/shape';
import type { LottieStage } from '../lottie/stage';

const COLORS = ['#ff4d6d', '#ffb703', '#2ec4b6', '#4361ee', '#b5179e', '#80ed99'] as const;
const PIECES = 54;
/** Distance in px beyond the edges in which a piece comes and goes. */
const BEYOND = 60;
/** Powers of the plastic number's inverse spread any number of things evenly over two dimensions, and never in rows. */
const [ACROSS, ALONG] = [0.754878, 0.56984] as const;

function draw(stage: LottieStage): LottieDraft[] {
  return Array.from({ length: PIECES }, (_, index) => piece(stage, index));
}

/** It falls through the picture once in the time of the animation, and begins somewhere on its way. */
function piece(stage: LottieStage, index: number): LottieDraft {
  const { width, height, seconds } = stage;
  const share = (index * ACROSS) % 1;
  const x = share * width;
  const begins = (index * ALONG) % 1;
  const top = -BEYOND;
  const way = height + 2 * BEYOND;
  const sway = (index % 2 === 0 ? 1 : -1) * (30 + 50 * share);
  const wraps = Math.max(2 / FPS, (1 - begins) * seconds);
  const size = 22 + ((index * 7) % 5) * 6;
  const round = index % 5 === 0;
  const outline = round
    ? ellipse([0, 0], size)
    : rect({ x: -size / 2, y: -size * 0.8, width: size, height: size * 1.6 }, 3);
  const spin = index % 2 === 0 ? 360 : -360;
  return shapes([group([outline, fill(fixed(COLORS[index % COLORS.length] ?? COLORS[0]))])], {
    name: 'Paper',
    at: [x, top],
    offset: keys(
      [0, [0, begins * way], 'linear'],
      [wraps - 1 / FPS, [sway, way], 'hold'],
      // beyond both edges, so that its jump back to the top is not visible
      [wraps, [0, 0], 'linear'],
      [seconds, [0, begins * way]],
    ),
    rotation: keys([0, share * 360, 'linear'], [seconds, share * 360 + spin]),
    scale: turning(seconds, index),
  });
}

/** Over and over, as paper does; two of three begin on their way. */
function turning(seconds: number, index: number) {
  const front = [100, 100] as const;
  const back = [100, -80] as const;
  const turns = 4;
  const first = index % 3 === 0 ? 0 : 1;
  return keys(
    ...Array.from({ length: turns + 1 }, (_, turn): Key<readonly [number, number]> => {
      const side = (turn + first) % 2 === 0 ? front : back;
      return [(seconds * turn) / turns, side ?? [100, 100], 'inOutSine'];
    }),
  );
}

export const confetti: AnimationSource = {
  id: 62,
  name: 'Confetti',
  file: 'confetti.json',
  shape: 'landscape',
  seconds: 4,
  stillSeconds: 1.75,
  draw,
};
