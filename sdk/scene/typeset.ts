/**
 * Typesetting of a compiled text. Painters do not read it: an editor that lays a text field over the painted text does.
 */
import type { TextStyle } from './text-shaper';

/** Typeset text in px of the layer. */
export interface Typeset {
  /** The text that is set; line ends as it was given. */
  readonly text: string;
  readonly fontFamily: string;
  /** 100 to 900. */
  readonly fontWeight: number;
  /** Smaller than the template's where the text was made to fit. */
  readonly sizePx: number;
  readonly lineHeightPx: number;
  /** 1/1000 em. */
  readonly tracking: number;
  readonly align: TextStyle['align'];
  readonly isCaps: boolean;
  readonly isSmallCaps: boolean;
  /** `rgb()` of the fill. */
  readonly color: string;
  /** Left edge and width of the box; of a text without a box, those of its widest line. */
  readonly left: number;
  /** Width of the box, px; for a text without a box, of its widest line. */
  readonly width: number;
  /** Left edge of the letters of all lines. */
  readonly lettersLeft: number;
  /** From there to the right edge of the letters of all lines, px. 0 without letters. */
  readonly lettersWidth: number;
  /** From the top of the layer, px. */
  readonly firstBaseline: number;
  readonly lineCount: number;
  /** Positions in `text` at which a line begins that the shaper wrapped; null where it cannot be said. */
  readonly breaks: readonly number[] | null;
}
