/**
 * A shape layer's items as drawings. Lottie lists the items in front first. A style (fill or stroke) colors the
 * outlines that are listed before it, in its own group and in groups within it. Each outline is moved by its own
 * groups, and colored in the coordinates of the style.
 */
import type { LottieShape, LottieTransform } from '../../scene/lottie';
import { blended, blendOf } from '../blending';
import type { Bounds, Context2D, PaintOptions } from '../canvas-pool';
import { type Cover, coverOf, type Drawing, drawTogether, type Makeup, makeupOf } from '../drawing';
import { boundsOf, draw, type Outline } from '../outlines/curves';
import { type JoiningModifier, joinedModifiers, type Modifier, modified } from '../outlines/modifier';
import { offsetPathsOf } from '../outlines/offset';
import { outlineReader } from '../outlines/outline-reader';
import { puckerOf } from '../outlines/pucker';
import { roundCornersOf } from '../outlines/round-corners';
import { trimOf } from '../outlines/trim';
import type { Reader } from '../properties/reader';
import { IDENTITY, type Matrix, movedBounds, multiply, type Placing, placingOf, union } from '../transform';
import { Unpaintable } from '../unpaintable';
import { copiesOf } from './repeater';
import { type ShapeStyle, shapeStyleOf } from './shape-styles';

/** The name of such a group in compiled text (`sdk/scene/text-shapes`). */
const TEXT_UNIT = 'unit';

/** From back to front. Throws `Unpaintable`. */
export function shapeDrawings(items: readonly LottieShape[]): Drawing[] {
  return drawingsOf(items, { isText: false, styles: [], modifiers: [], groups: [] });
}

/** What reaches into a group from below it. */
interface Reach {
  /** Within a letter or a word that the text compiler made: these are side by side. */
  readonly isText: boolean;
  readonly styles: readonly InkedOutlines[];
  readonly modifiers: readonly (Modifier | JoiningModifier)[];
  /** From the layer down to this group. */
  readonly groups: readonly Placing[];
}

function drawingsOf(items: readonly LottieShape[], outer: Reach): Drawing[] {
  const styles = [...outer.styles];
  const modifiers: (Modifier | JoiningModifier)[] = [...outer.modifiers];
  const reach: Reach = { ...outer, styles, modifiers };
  const drawings: Drawing[] = [];
  for (const item of items.toReversed()) {
    const blend = blendOf(item.bm);
    // the transform of a group is read with the group itself
    if (item.hd || item.ty === 'tr') continue;
    switch (item.ty) {
      case 'fl':
      case 'gf':
      case 'st':
      case 'gs': {
        const style = new InkedOutlines(shapeStyleOf(item), reach.groups.length);
        styles.push(style);
        drawings.push(blended(style, blend));
        break;
      }
      case 'rp':
        return [...drawings, ...repeatedDrawings(item, items.slice(0, items.indexOf(item)), reach)];
      case 'gr':
        drawings.push(blended(groupDrawing(item, { ...reach, isText: reach.isText || item.nm === TEXT_UNIT }), blend));
        break;
      case 'sh':
      case 'rc':
      case 'el':
      case 'sr':
        addOutline(item, reach);
        break;
      default:
        modifiers.push(modifierOf(item));
    }
  }
  return drawings;
}

/** Throws `Unpaintable`. */
function modifierOf(item: LottieShape): Modifier | JoiningModifier {
  const make = MODIFIERS[item.ty];
  if (!make) throw new Unpaintable(`shapes of type "${item.ty}"`);
  return make(item);
}

const MODIFIERS: Readonly<Record<string, (item: LottieShape) => Modifier | JoiningModifier>> = {
  tm: trimOf,
  rd: roundCornersOf,
  pb: puckerOf,
  op: offsetPathsOf,
};

/** Each style so far colors the outline, with the modifiers so far. */
function addOutline(item: LottieShape, { styles, modifiers, groups, isText }: Reach): void {
  const outline = outlineReader(item);
  const joined = joinedModifiers(outline, modifiers);
  for (const style of styles) style.add({ outline, modifiers: joined, groups, type: item.ty, isText });
}

/** A repeater draws everything above it once for each copy. */
function repeatedDrawings(repeater: LottieShape, items: readonly LottieShape[], reach: Reach): Drawing[] {
  return copiesOf(repeater).map((placing) => placedDrawing(items, placing, reach));
}

function groupDrawing({ it: items = [] }: LottieShape, outer: Reach): Drawing {
  return placedDrawing(items, placingOf(items.find(({ ty }) => ty === 'tr') as LottieTransform | undefined), outer);
}

function placedDrawing(items: readonly LottieShape[], placing: Placing, { groups, ...outer }: Reach): Drawing {
  const drawings = drawingsOf(items, { ...outer, groups: [...groups, placing] });
  return {
    makeup: makeupOf(drawings),
    coverAt: (frame) => coverOf(drawings, placing.matrix.at(frame), placing.opacity.at(frame), frame),
    draw(context, frame, options) {
      const opacity = placing.opacity.at(frame);
      if (opacity <= 0 || drawings.length === 0) return;
      context.save();
      context.transform(...placing.matrix.at(frame));
      drawTogether(drawings, opacity, context, frame, options);
      context.restore();
    },
  };
}

interface Placed {
  readonly type: string;
  readonly isText: boolean;
  readonly outline: Reader<Outline>;
  readonly modifiers: readonly Modifier[];
  /** The groups between the style's and its own. */
  readonly groups: readonly Placing[];
}

/** A style with the outlines that it colors. */
class InkedOutlines implements Drawing {
  readonly #style: ShapeStyle;
  readonly #level: number;
  readonly #outlines: Placed[] = [];
  #stillness: boolean | undefined;
  #cached: { readonly path: Path2D; readonly bounds: Bounds | undefined } | undefined;

  /** `level`: the number of groups around the style. */
  constructor(style: ShapeStyle, level: number) {
    this.#style = style;
    this.#level = level;
  }

  get makeup(): Makeup {
    return this.#style.isFill && this.#outlines.every(({ isText }) => isText) ? 'letters' : 'single';
  }

  /** `groups`: those around the outline, from the layer on. */
  add({ groups, ...placed }: Placed): void {
    this.#outlines.push({ ...placed, groups: groups.slice(this.#level) });
  }

  /** Asked when a frame is drawn, when all outlines are there. */
  #isStill(): boolean {
    this.#stillness ??= this.#outlines.every(({ outline, modifiers, groups }) =>
      [outline, ...modifiers, ...groups.map(({ matrix }) => matrix)].every(({ isStill }) => isStill),
    );
    return this.#stillness;
  }

  draw(context: Context2D, frame: number, { tint }: PaintOptions): void {
    if (this.#outlines.length > 0) this.#style.draw(context, this.#madeAt(frame).path, frame, tint);
  }

  coverAt(frame: number): readonly Cover[] | undefined {
    if (this.#outlines.length === 0) return [];
    const opacity = this.#style.coverAt(frame);
    if (opacity === undefined) return undefined;
    const [only, ...others] = this.#outlines;
    const isRectangle =
      only?.type === 'rc' && others.length === 0 && only.groups.length === 0 && only.modifiers.length === 0;
    const { path, bounds } = this.#madeAt(frame);
    return bounds ? [{ path, bounds, opacity, color: this.#style.colorAt(frame), isRectangle }] : [];
  }

  #madeAt(frame: number): { readonly path: Path2D; readonly bounds: Bounds | undefined } {
    if (this.#cached && this.#isStill()) return this.#cached;
    const path = new Path2D();
    const boxes: Bounds[] = [];
    for (const { outline, modifiers, groups } of this.#outlines) {
      const matrix = groups.reduce<Matrix>((product, { matrix }) => multiply(product, matrix.at(frame)), IDENTITY);
      const into = groups.length > 0 ? new Path2D() : path;
      for (const part of modified(outline.at(frame), modifiers, frame)) {
        draw(into, part);
        const box = boundsOf(part);
        if (box) boxes.push(movedBounds(box, matrix));
      }
      const [a, b, c, d, e, f] = matrix;
      if (into !== path) path.addPath(into, { a, b, c, d, e, f });
    }
    this.#cached = { path, bounds: boxes.length > 0 ? union(boxes) : undefined };
    return this.#cached;
  }
}
