/**
 * Strokes of a person on the mask of an image. A stroke is a value: undo takes the last one away, redo brings it back.
 * Who draws the mask draws all strokes over what it was.
 */
import { atom } from 'nanostores';

/** A place on the image. Strokes may go beyond its edges. */
export interface BrushPoint {
  /** Share of the image's width, 0 to 1. */
  readonly x: number;
  /** Share of the image's height, 0 to 1. */
  readonly y: number;
}

/** `keep` shows the image, `remove` clears it. */
export type BrushTool = 'keep' | 'remove';

/** One line of the brush. */
export interface BrushStroke {
  readonly tool: BrushTool;
  /** Share of the image's longer side. */
  readonly radius: number;
  /** At least one: a dot. */
  readonly points: readonly BrushPoint[];
}

/** The brush, and what it has painted. */
export interface MaskBrushState {
  readonly tool: BrushTool;
  /** Share of the image's longer side. */
  readonly radius: number;
  readonly strokes: readonly BrushStroke[];
  /** Strokes that redo brings back, the next one last. */
  readonly undone: readonly BrushStroke[];
  /** The last stroke is still painted. */
  readonly isPainting: boolean;
}

/** Radius of a brush, shares of the image's longer side. */
export const BRUSH_RADIUS = { least: 0.004, most: 0.12, usual: 0.03 } as const;
/** Points of a stroke; a longer one becomes two. */
const MOST_POINTS = 2000;

/** The brush of one dialog. Make it with `new`, for each image anew. */
export class MaskBrush {
  readonly $state = atom<MaskBrushState>({
    tool: 'remove',
    radius: BRUSH_RADIUS.usual,
    strokes: [],
    undone: [],
    isPainting: false,
  });

  readonly choose = (tool: BrushTool): void => this.#change({ tool });

  /** Bounded by `BRUSH_RADIUS`. */
  readonly resize = (radius: number): void =>
    this.#change({ radius: Math.min(BRUSH_RADIUS.most, Math.max(BRUSH_RADIUS.least, radius)) });

  /** A new stroke. What was undone is gone. */
  readonly begin = (point: BrushPoint): void => {
    const { tool, radius, strokes } = this.$state.get();
    this.#change({ strokes: [...strokes, { tool, radius, points: [point] }], undone: [], isPainting: true });
  };

  /** Goes on with the stroke that began, else does nothing. */
  readonly extend = (points: readonly BrushPoint[]): void => {
    const { strokes, isPainting } = this.$state.get();
    const stroke = strokes.at(-1);
    const last = stroke?.points.at(-1);
    if (!isPainting || !stroke || !last || points.length === 0) return;
    if (stroke.points.length < MOST_POINTS) {
      const longer = { ...stroke, points: [...stroke.points, ...points] };
      this.#change({ strokes: [...strokes.slice(0, -1), longer] });
    } else this.#change({ strokes: [...strokes, { ...stroke, points: [last, ...points] }] });
  };

  readonly end = (): void => {
    if (this.$state.get().isPainting) this.#change({ isPainting: false });
  };

  /** Takes back a stroke that was not meant, such as one that became a pinch. */
  readonly cancel = (): void => {
    const { strokes, isPainting } = this.$state.get();
    if (isPainting) this.#change({ strokes: strokes.slice(0, -1), isPainting: false });
  };

  readonly undo = (): void => {
    const { strokes, undone } = this.$state.get();
    const last = strokes.at(-1);
    if (last) this.#change({ strokes: strokes.slice(0, -1), undone: [...undone, last], isPainting: false });
  };

  readonly redo = (): void => {
    const { strokes, undone } = this.$state.get();
    const next = undone.at(-1);
    if (next) this.#change({ strokes: [...strokes, next], undone: undone.slice(0, -1), isPainting: false });
  };

  #change(changes: Partial<MaskBrushState>): void {
    this.$state.set({ ...this.$state.get(), ...changes });
  }
}
