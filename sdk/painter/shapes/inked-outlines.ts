/** A style with the outlines that it colors. What never changes is made once. */
import type { Cover, Drawing, Makeup } from '../drawing';
import type { Bounds, Context2D, LayerPool, PaintOptions } from '../layer-pool';
import { boundsOf, draw, isRectangle, type Outline } from '../outlines/curves';
import { type Modifier, modified } from '../outlines/modifier';
import type { Reader } from '../properties/reader';
import { IDENTITY, isNowhere, type Matrix, movedBounds, multiply, type Placing, union, widened } from '../transform';
import type { ShapeStyle } from './shape-styles';

interface Placed {
  readonly isText: boolean;
  readonly outline: Reader<Outline>;
  readonly modifiers: readonly Modifier[];
  /** The groups between the style's and its own. */
  readonly groups: readonly Placing[];
}

/** Outlines with the matrix of the groups around them; undefined: none. */
interface MovedOutlines {
  readonly outlines: readonly Outline[];
  readonly matrix: Matrix | undefined;
}

/** Outlines that a style colors at a frame. */
interface MadeOutlines {
  readonly frame: number;
  readonly bounds: Bounds;
  readonly isRectangle: boolean;
  /** Until the path is made of them. */
  parts: readonly MovedOutlines[];
  path: Path2D | undefined;
}

export class InkedOutlines implements Drawing {
  readonly #style: ShapeStyle;
  readonly #level: number;
  readonly #outlines: Placed[] = [];
  #stillness: boolean | undefined;
  #cached: MadeOutlines | undefined;

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

  draw(context: Context2D, frame: number, { tint, pool }: PaintOptions): void {
    if (this.#outlines.length > 0) this.#style.draw(context, this.#pathAt(frame, pool), frame, tint);
  }

  boundsAt(frame: number): Bounds {
    return widened(this.#madeAt(frame).bounds, this.#style.reachAt(frame));
  }

  coverAt(frame: number, pool: LayerPool): readonly Cover[] | undefined {
    if (this.#outlines.length === 0) return [];
    const opacity = this.#style.coverAt(frame);
    if (opacity === undefined) return undefined;
    const { bounds, isRectangle } = this.#madeAt(frame);
    if (isNowhere(bounds)) return [];
    const color = this.#style.colorAt(frame);
    return [{ path: this.#pathAt(frame, pool), bounds, opacity, color, isRectangle }];
  }

  /** Asked when a frame is drawn, when all outlines are there. */
  #isStill(): boolean {
    this.#stillness ??= this.#outlines.every(({ outline, modifiers, groups }) =>
      [outline, ...modifiers, ...groups.map(({ matrix }) => matrix)].every(({ isStill }) => isStill),
    );
    return this.#stillness;
  }

  #pathAt(frame: number, pool: LayerPool): Path2D {
    const made = this.#madeAt(frame);
    made.path ??= pathOf(made.parts, pool);
    made.parts = [];
    return made.path;
  }

  #madeAt(frame: number): MadeOutlines {
    if (this.#cached && (this.#isStill() || this.#cached.frame === frame)) return this.#cached;
    const parts: MovedOutlines[] = [];
    const boxes: Bounds[] = [];
    for (const { outline, modifiers, groups } of this.#outlines) {
      const matrix = groups.reduce<Matrix>((product, { matrix }) => multiply(product, matrix.at(frame)), IDENTITY);
      const outlines = modified(outline.at(frame), modifiers, frame);
      parts.push({ outlines, matrix: groups.length > 0 ? matrix : undefined });
      for (const part of outlines) {
        const box = boundsOf(part);
        if (box) boxes.push(movedBounds(box, matrix));
      }
    }
    this.#cached = { frame, parts, bounds: union(boxes), isRectangle: isOneRectangle(parts), path: undefined };
    return this.#cached;
  }
}

/** Round corners make none, nor does a group that turns. */
function isOneRectangle([only, ...others]: readonly MovedOutlines[]): boolean {
  const [outline, ...more] = only?.outlines ?? [];
  const isAlone = others.length === 0 && more.length === 0 && only?.matrix === undefined;
  return isAlone && outline !== undefined && isRectangle(outline);
}

function pathOf(parts: readonly MovedOutlines[], pool: LayerPool): Path2D {
  const path = pool.createPath();
  for (const { outlines, matrix } of parts) {
    const into = matrix ? pool.createPath() : path;
    for (const outline of outlines) draw(into, outline);
    if (!matrix) continue;
    const [a, b, c, d, e, f] = matrix;
    path.addPath(into, { a, b, c, d, e, f });
  }
  return path;
}
