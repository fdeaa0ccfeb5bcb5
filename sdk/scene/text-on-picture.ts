/** Mark of a document: which of its texts lie on pictures that people replace. The library's build measures it. */
import type { HexColor } from '../base/color';
import type { ColorMix } from '../contract/library/library';

/** Colors of a text over a picture, at the scene's keyframe. */
export interface TextOnPicture {
  /** innerReference of the text; empty for one that no field changes. */
  readonly field: string;
  /** innerReference of the picture's field; null: the background of the scene. */
  readonly picture: string | null;
  /** Color of the letters over black parts of the picture. */
  readonly ink: ColorMix;
  /** Share of the picture in the letters, 0 to 1. */
  readonly inkShare: number;
  /** Color behind the letters over black parts of the picture. */
  readonly behind: ColorMix;
  /** Share of the picture behind the letters, 0 to 1. */
  readonly share: number;
  /** Box of the letters on the picture: left, top, width, height in px of the canvas. */
  readonly box: readonly number[];
}

/** All texts of a document that lie on pictures. */
export interface TextsOnPictures {
  /** The template's own colors, by innerReference. */
  readonly colors: Readonly<Record<string, HexColor>>;
  readonly texts: readonly TextOnPicture[];
}
