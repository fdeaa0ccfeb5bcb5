/** Text as Lottie shapes: outlines in groups, one for each unit that moves by itself. */

import type {
  LottieProperty,
  LottieShape,
  LottieTextAnimator,
  LottieTextDocument,
  TextPlate,
  TextStrike,
} from '../lottie';
import type { TextLayout, TextLine } from '../text-shaper';
import { glyphLayerShape, NO_TRANSFORM, outlineShape } from './glyph-layer-shape';
import { type AnimatorTimeline, animatorTimeline, finestBasis, type UnitMotion, unitMotion } from './text-animation';
import { type TextUnit, textUnits, unitCounts } from './text-units';

/** The middle of figures and capitals above the baseline, as a share of the size. */
const STRIKE_HEIGHT = 0.35;

/** In front first, as Lottie wants it: strikes over letters over plates. `origin` is the box's top left corner in the layer. */
export function textShapes(
  layout: TextLayout,
  document: LottieTextDocument,
  animators: readonly LottieTextAnimator[],
  origin: readonly [number, number],
): LottieShape[] {
  const color = document.fc ?? [0, 0, 0];
  const basis = finestBasis(animators);
  const timeline = animatorTimeline(animators, unitCounts(layout));
  // without an animator a whole line moves as one: fewer shapes to draw
  const letters = textUnits(layout, basis ?? 4).map((unit) =>
    unitGroup(unit, basis ? unitMotion(unit, timeline, color) : {}, document, origin),
  );
  const { plate, strike } = document.fit ?? {};
  return [
    ...(strike ? strikeGroups(layout, strike, document.s, timeline, origin) : []),
    ...letters,
    ...(plate ? plateGroups(layout, plate, timeline, origin) : []),
  ];
}

/** Position and motion of a unit. */
interface UnitPlace {
  /** Point in the box around which it turns and grows. */
  readonly anchor: readonly [number, number];
  readonly motion: UnitMotion;
  /** Top left corner of the box in the layer. */
  readonly origin: readonly [number, number];
}

function unitGroup(
  unit: TextUnit,
  motion: UnitMotion,
  document: LottieTextDocument,
  origin: readonly [number, number],
): LottieShape {
  const ink = fill(motion.color ?? { a: 0, k: document.fc ?? [0, 0, 0] });
  const edge = document.sc && document.sw ? [stroke(document.sc, document.sw)] : [];
  const paint = document.of ? [...edge, ink] : [ink, ...edge];
  const letters = [...unit.contours.map(outlineShape), ...paint];
  const place = transform({ anchor: unit.anchor, motion, origin });
  if (unit.layers.length === 0) return group([...letters, place]);
  // a fill colors every outline above it in its group, so that letters have a group of their own
  const pictures = unit.layers.toReversed().map((layer) => glyphLayerShape(layer));
  return group([...pictures, ...(unit.contours.length > 0 ? [group([...letters, NO_TRANSFORM])] : []), place]);
}

/** A plate moves as a unit of its line would: with animators by the line as they say, else with the line's first unit. */
function plateGroups(
  layout: TextLayout,
  plate: TextPlate,
  timeline: AnimatorTimeline,
  origin: readonly [number, number],
): LottieShape[] {
  if (plate.by === 'block') {
    const [first] = textUnits(layout, 4);
    if (!first) return [];
    const place = { anchor: first.anchor, motion: plateMotion(first, timeline), origin };
    return [plateGroup(layout, layout.lines, plate, place)];
  }
  return textUnits(layout, 4).flatMap((unit) => {
    const line = layout.lines[unit.line];
    const place = { anchor: unit.anchor, motion: plateMotion(unit, timeline), origin };
    return line ? [plateGroup(layout, [line], plate, place)] : [];
  });
}

/** A strike moves as a plate of its line would. */
function strikeGroups(
  layout: TextLayout,
  { width, color }: TextStrike,
  fullSizePx: number,
  timeline: AnimatorTimeline,
  origin: readonly [number, number],
): LottieShape[] {
  const thickness = round((width * layout.sizePx) / fullSizePx);
  return textUnits(layout, 4).flatMap((unit) => {
    const line = layout.lines[unit.line];
    if (!line) return [];
    const middle = [line.x + line.width / 2, line.baseline - layout.sizePx * STRIKE_HEIGHT] as const;
    const rectangle: LottieShape = {
      ty: 'rc',
      nm: 'strike',
      d: 1,
      p: still([round(middle[0] - unit.anchor[0]), round(middle[1] - unit.anchor[1])]),
      s: still([round(line.width + 2 * thickness), thickness]),
      r: still(round(thickness / 2)),
    };
    const place = { anchor: unit.anchor, motion: plateMotion(unit, timeline), origin };
    return [group([rectangle, fill(still(color)), transform(place)])];
  });
}

function plateMotion(unit: TextUnit, timeline: AnimatorTimeline): UnitMotion {
  const { color: _ink, ...movement } = unitMotion(unit, timeline, []);
  return movement;
}

function plateGroup(layout: TextLayout, lines: readonly TextLine[], plate: TextPlate, place: UnitPlace): LottieShape {
  const { anchor } = place;
  const left = Math.min(...lines.map(({ x }) => x)) - plate.paddingX;
  const right = Math.max(...lines.map(({ x, width }) => x + width)) + plate.paddingX;
  const top = Math.min(...lines.map(({ baseline }) => baseline)) - layout.ascentPx - plate.paddingY;
  const bottom = Math.max(...lines.map(({ baseline }) => baseline)) + layout.descentPx + plate.paddingY;
  const rectangle: LottieShape = {
    ty: 'rc',
    nm: 'plate',
    d: 1,
    p: still([(left + right) / 2 - anchor[0], (top + bottom) / 2 - anchor[1]]),
    s: still([right - left, bottom - top]),
    r: still(plate.radius),
  };
  return group([rectangle, fill({ a: 0, k: plate.color }), transform(place)]);
}

function group(items: LottieShape[]): LottieShape {
  return { ty: 'gr', nm: 'unit', it: items };
}

function fill(color: LottieProperty): LottieShape {
  return { ty: 'fl', nm: 'ink', c: color, o: still(100), r: 1 };
}

// Round joins: the one kind on which the painters agree.
function stroke(color: readonly number[], width: number): LottieShape {
  return { ty: 'st', nm: 'edge', c: { a: 0, k: color }, o: still(100), w: still(width), lc: 2, lj: 2 };
}

function transform({ anchor, motion, origin }: UnitPlace): LottieShape {
  return {
    ty: 'tr',
    a: still([0, 0]),
    p: shifted(motion.position ?? still([...anchor]), origin),
    s: motion.scale ?? still([100, 100]),
    r: motion.rotation ?? still(0),
    o: motion.opacity ?? still(100),
    sk: still(0),
    sa: still(0),
  };
}

function shifted({ a, k }: LottieProperty, [x, y]: readonly [number, number]): LottieProperty {
  const shift = (value: readonly number[]) => [round((value[0] ?? 0) + x), round((value[1] ?? 0) + y)];
  if (a !== 1) return still(shift(k as readonly number[]));
  const keyframes = k as readonly { t: number; s?: readonly number[] }[];
  return { a: 1, k: keyframes.map((keyframe) => ({ ...keyframe, s: shift(keyframe.s ?? []) })) };
}

function still(value: number | readonly number[]): LottieProperty {
  return { a: 0, k: value };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
