/** The parts of one build of the library that its scenes share. */
import type { PosterColor, TextColors } from '@spotreel/sdk/internal/contract';
import type { Measurements } from './measuring/measurements';
import type { PaintableMedia } from './media';
import type { Output } from './output';
import type { PicturePlan } from './picture-plan';

export interface BuildContext {
  readonly output: Output;
  readonly media: ReadonlyMap<string, PaintableMedia>;
  readonly pictures: PicturePlan;
  readonly measurements: Measurements;
  readonly layouts: LayoutCache;
}

export interface WrittenLayout {
  /** Its document has the mark `textsOnPictures`, where texts lie on pictures. */
  readonly file: string;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly frames: number;
  readonly textColors: readonly TextColors[];
  readonly posterColor: PosterColor;
}

/** By name. */
export type LayoutCache = Map<string, Promise<WrittenLayout>>;
