/** Awning, checked cloth, sprigs, pictures cut out by hand, and the pen that writes prices. */

import type { ImageFieldSource, TextFieldSource } from '@spotreel/sdk/internal/contract';
import type { Paint } from '../../lottie/color';
import type { LottieDraft } from '../../lottie/draft';
import { anchor, block, group, picture, shapes } from '../../lottie/layers';
import { keptClear, tiedTo } from '../../lottie/layout-marks';
import { inside } from '../../lottie/matte';
import { keys } from '../../lottie/property';
import { enter } from '../../lottie/reveal';
import { curve, fill, type Point, rect, straightLine, stroke, trim } from '../../lottie/shape';
import { type Box, center, type LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { leaf, pebble, scallops } from './cut-paper';
import { cream, hand, tomato } from './look';

/** A striped awning along the top edge that drops and swings out. */
export function awning(stage: LottieStage, dark: Paint = tomato, light: Paint = cream): LottieDraft[] {
  const step = 120;
  const height = stage.pick(74, 120);
  const drop = keys([0.1, [0, -height - 120], 'softOvershoot'], [0.8, [0, 0], 'inOutSine'], [stage.seconds, [0, 8]]);
  const swing = keys([0.5, [100, 92], 'inOutSine'], [1, [100, 106], 'inOutSine'], [1.6, [100, 100]]);
  // above the canvas too, where the drop and the swing would uncover the ground
  const above = rect({ x: 0, y: -200, width: step, height: 201 });
  const stripes = Array.from({ length: stage.width / step }, (_, index) => {
    const isDark = index % 2 === 0;
    // a seam, so that light stripes are seen on a light ground
    const paints = isDark ? [fill(dark)] : [stroke(dark, 7), fill(light)];
    return group([above, scallops(step, height, step), ...paints], { at: [index * step, 0] });
  });
  return [shapes(stripes, { name: 'Awning', offset: drop, scale: swing })];
}

/** Checked cloth: crossing stripes of one color, which drift slowly. */
export function cloth(stage: LottieStage, paint: Paint, opacity = 26): LottieDraft[] {
  const size = 90;
  const reach = Math.max(stage.width, stage.height) + 4 * size;
  const bars = Array.from({ length: Math.ceil(reach / (size * 2)) }, (_, index) => index * size * 2 - 2 * size);
  const drift = keys([0, [0, 0], 'linear'], [stage.seconds, [size, size]]);
  const upright = bars.map((x) => rect({ x, y: -2 * size, width: size, height: reach }));
  const level = bars.map((y) => rect({ x: -2 * size, y, width: reach, height: size }));
  return [upright, level].map((list) =>
    shapes([group([...list, fill(paint, opacity)])], { name: 'Cloth', offset: drift }),
  );
}

/** A twig of cut leaves that grows from its foot and sways. `turn` is where it points, degrees from upright. */
export function sprig(
  stage: LottieStage,
  foot: Point,
  size: number,
  turn: number,
  paint: Paint,
  at: number,
): LottieDraft {
  const pairs = [0.28, 0.52, 0.76];
  const leaves = pairs.flatMap((share, index) =>
    [-1, 1].map((side) =>
      group([leaf(size * 0.44, size * 0.2), fill(paint)], {
        at: [0, -size * share],
        rotation: side * (58 - index * 8),
        scale: keys([at + index * 0.12, [0, 0], 'overshoot'], [at + 0.5 + index * 0.12, [100, 100]]),
      }),
    ),
  );
  const stem = straightLine([0, 0], [0, -size * 0.9]);
  const grow = trim(0, keys([at, 0, 'outCubic'], [at + 0.5, 100]));
  const tip = group([leaf(size * 0.42, size * 0.2), fill(paint)], {
    at: [0, -size * 0.86],
    scale: keys([at + 0.4, [0, 0], 'overshoot'], [at + 0.9, [100, 100]]),
  });
  return shapes([group([stem, grow, stroke(paint, size * 0.03, { cap: 'round' })]), ...leaves, tip], {
    name: 'Sprig',
    at: foot,
    rotation: keys([0, turn - 4, 'inOutSine'], [stage.seconds / 2, turn + 4, 'inOutSine'], [stage.seconds, turn - 3]),
  });
}

/** A picture cut out as a pebble, on a larger piece of paper; both turn against each other a little. */
export function cutOut(
  stage: LottieStage,
  field: ImageFieldSource,
  box: Box,
  at: number,
  paper: Paint,
  seed = 1,
): LottieDraft[] {
  const middle = center(box);
  const grow = keys([at, 0, 'softOvershoot'], [at + 0.7, 100]);
  const rock = (from: number, to: number) =>
    keys([at, from, 'outCubic'], [at + 1, to, 'inOutSine'], [stage.seconds, -to]);
  const local: Box = { x: -box.width / 2, y: -box.height / 2, width: box.width, height: box.height };
  const holder = anchor({ at: middle, scale: grow });
  const photo = anchor({ parent: holder, scale: keys([0, 109, 'linear'], [stage.seconds, 101]) });
  const window = shapes([group([pebble(box.width * 0.92, box.height * 0.92, seed), fill(paper)])], {
    parent: holder,
    rotation: rock(-14, 2),
  });
  return [
    shapes([group([pebble(box.width * 1.04, box.height * 1.04, seed + 2), fill(paper)])], {
      name: 'Paper',
      parent: holder,
      rotation: rock(20, -4),
    }),
    picture(field, local, { parent: photo, matte: inside(window) }),
  ];
}

/** A loop by hand around `box`, which overruns its start. */
export function loop(box: Box, paint: Paint, at: number, width = 9): LottieDraft {
  const rx = box.width / 2;
  const ry = box.height / 2;
  const k = 0.5523;
  const points = [
    { at: [rx * 0.3, -ry * 1.02] as const, out: [-rx * 0.5, -ry * 0.1] as const },
    { at: [-rx, -ry * 0.05] as const, in: [0, -ry * k] as const, out: [0, ry * k] as const },
    { at: [0, ry] as const, in: [-rx * k, 0] as const, out: [rx * k, 0] as const },
    { at: [rx * 1.02, 0] as const, in: [0, ry * k] as const, out: [0, -ry * k] as const },
    { at: [-rx * 0.1, -ry * 0.94] as const, in: [rx * k, 0] as const, out: [-rx * 0.3, 0] as const },
    { at: [-rx * 0.62, -ry * 0.72] as const, in: [rx * 0.16, -ry * 0.1] as const },
  ];
  const draw = trim(0, keys([at, 0, 'inOutCubic'], [at + 0.7, 100]));
  return shapes([group([curve(points, false), draw, stroke(paint, width, { cap: 'round' })])], {
    name: 'Loop',
    at: center(box),
    rotation: -4,
  });
}

/** A stroke of the brush below the last line of a text, as wide as that line. `box`: below `lines`. */
export function brushUnder(field: TextFieldSource, lines: Box, box: Box, paint: Paint, at: number): LottieDraft {
  const tie = { lines, x: 'stretch', y: 'bottom', of: 'last', stretch: [0.45, 1.5] } as const;
  return tiedTo(field, brush(box, paint, at), tie);
}

/** A stroke of the brush. */
function brush(box: Box, paint: Paint, at: number): LottieDraft {
  const { x, y, width, height } = box;
  const line = curve(
    [
      { at: [x, y + height * 0.7], out: [width * 0.3, -height * 0.7] },
      { at: [x + width, y + height * 0.2], in: [-width * 0.3, -height * 0.1], out: [-width * 0.2, height * 0.3] },
      { at: [x + width * 0.36, y + height], in: [width * 0.2, -height * 0.1] },
    ],
    false,
  );
  const draw = trim(0, keys([at, 0, 'inOutCubic'], [at + 0.6, 100]));
  return shapes([group([line, draw, stroke(paint, 12, { cap: 'round' })])], { name: 'Brush' });
}

/** A price in handwriting on a scrap of paper, with a loop around it. */
export function price(
  stage: LottieStage,
  field: TextFieldSource,
  box: Box,
  at: number,
  paper: Paint,
  pen: Paint,
): LottieDraft[] {
  const sway = keys([at, -24, 'softOvershoot'], [at + 0.6, -7, 'inOutSine'], [stage.seconds, -3]);
  const holder = anchor({ at: center(box), scale: keys([at, 0, 'overshoot'], [at + 0.5, 100]), rotation: sway });
  // corners of the longest words lie within the loop
  const room = { x: -box.width * 0.33, y: -box.height * 0.26, width: box.width * 0.66, height: box.height * 0.52 };
  const scrap = shapes([group([pebble(box.width, box.height, 4), fill(paper)])], { name: 'Scrap', parent: holder });
  const place = { x: -box.width * 0.54, y: -box.height * 0.56, width: box.width * 1.08, height: box.height * 1.12 };
  return [
    tiedTo(field, keptClear(scrap, place, 'round')),
    text(field, {
      box: room,
      type: hand(Math.round(box.height * 0.46)),
      color: pen,
      align: 'center',
      fit: { maxLines: 1, minSize: 40, align: 'center' },
      parent: holder,
    }),
    tiedTo(field, { ...loop(scaled(box, 0.9, 0.8), pen, at + 0.4), parent: holder }),
  ];
}

/** A box around the origin. */
function scaled({ width, height }: Box, across: number, down: number): Box {
  return { x: (-width * across) / 2, y: (-height * down) / 2, width: width * across, height: height * down };
}

/** A sheet of paper laid on the scene, slightly askew until it settles. */
export function sheet(box: Box, paint: Paint, at: number): LottieDraft {
  return block(box, paint, {
    name: 'Sheet',
    radius: 16,
    offset: keys([at, [0, box.height + 500], 'outExpo'], [at + 0.9, [0, 0]]),
    rotation: keys([at, 7, 'outExpo'], [at + 1, 0]),
  });
}

/** Words are laid down one by one, each turning upright. */
export function lay(at: number, seconds = 0.8) {
  return enter({ by: 'word', at, seconds, overlap: 0.5, state: { y: 90, rotation: 9, opacity: 0 } });
}

/** Written letter by letter. */
export function write(at: number, seconds = 0.7) {
  return enter({ by: 'character', at, seconds, overlap: 0.2, state: { x: -14, y: 10, opacity: 0 }, softness: 40 });
}
