/**
 * Conversion of text to outlines. One implementation (`sdk/scene/text/`) over HarfBuzz serves the browser's worker and
 * the server. Both load the same font files, so that both draw the same glyphs at the same places.
 */

import type { Zone } from './zone';

/** A closed contour as cubic Béziers: vertices with in and out tangents relative to them, px, y down. */
export interface GlyphContour {
  readonly v: readonly (readonly [number, number])[];
  readonly i: readonly (readonly [number, number])[];
  readonly o: readonly (readonly [number, number])[];
}

/** A color along a gradient. */
export interface GradientStop {
  /** 0 to 1. */
  readonly at: number;
  /** Each from 0 to 1. */
  readonly color: readonly [number, number, number];
  readonly opacity: number;
}

/** Paint of a part of a color glyph. Places are in the unit of its contours. */
export type GlyphPaint =
  | { readonly kind: 'solid'; readonly color: readonly [number, number, number]; readonly opacity: number }
  | {
      readonly kind: 'linear';
      readonly from: readonly [number, number];
      readonly to: readonly [number, number];
      readonly stops: readonly GradientStop[];
      readonly opacity: number;
    }
  | {
      readonly kind: 'radial';
      /** The middle. */
      readonly from: readonly [number, number];
      readonly radius: number;
      readonly stops: readonly GradientStop[];
      readonly opacity: number;
    };

/** A part of a color glyph. */
export interface GlyphLayer {
  readonly contours: readonly GlyphContour[];
  readonly paint: GlyphPaint;
}

/** One letter as a reader sees it (a HarfBuzz cluster), placed on its line. */
export interface TextCluster {
  /** Left edge and advance on the line, px. */
  readonly x: number;
  readonly width: number;
  /** Outlines relative to (x, baseline). Empty for a space. */
  readonly contours: readonly GlyphContour[];
  /**
   * Parts of an emoji from back to front, in their own colors. `contours` are all of theirs. Absent: the text's color.
   */
  readonly layers?: readonly GlyphLayer[];
  readonly isSpace: boolean;
  /** Index of the word in reading order over the whole text; letters of one word share it. */
  readonly wordIndex: number;
  /** Index of the letter in reading order over the whole text. */
  readonly index: number;
  /** True if this letter joins its neighbors (Arabic, Devanagari …): animate such text by the word. */
  readonly joins: boolean;
}

export interface TextLine {
  /**
   * Left edge of the line in the box (alignment applied), its width without trailing space, and the baseline. In px from
   * the box's top left corner.
   */
  readonly x: number;
  readonly width: number;
  readonly baseline: number;
  /** In visual order, left to right. */
  readonly clusters: readonly TextCluster[];
  readonly isRightToLeft: boolean;
}

export interface TextStyle {
  fontFamily: string;
  /** 100 to 900; the nearest weight that the family has is taken. */
  fontWeight: number;
  sizePx: number;
  /** 1/1000 em; ignored for joining scripts. */
  tracking: number;
  lineHeightPx: number;
  align: 'left' | 'center' | 'right';
  verticalAlign: 'top' | 'center' | 'bottom';
  /** Box to fill. Absent: one line per paragraph, nothing is fitted, x is relative to the anchor. */
  box?: { widthPx: number; heightPx: number };
  /** The size before the share of a group: decides whether a word is broken or shrinks. Default: `sizePx`. */
  designedSizePx?: number;
  /** Only with a box. */
  minSizePx?: number;
  maxLines?: number;
  /** Places in the box that letters keep clear of. Only with a box. */
  zones?: readonly Zone[];
  /** `small`: lowercase letters become capitals of a smaller size. */
  caps?: boolean | 'small';
  /** BCP 47, for capitals and local letter forms. */
  language?: string;
}

export interface TextLayout {
  readonly lines: readonly TextLine[];
  /** The size that fits, px; at least `minSizePx`. */
  readonly sizePx: number;
  /** From the top of the box, px: ascent and descent of a line at this size. */
  readonly ascentPx: number;
  readonly descentPx: number;
  /** True if the text does not fit the box even at its smallest size. */
  readonly overflows: boolean;
  /** Positions in the text at which a line begins that was wrapped; null where capitals are longer than what was typed. */
  readonly breaks: readonly number[] | null;
  /** Letters that no font has, each once: boxes are drawn in their place. */
  readonly missingLetters: readonly string[];
}

/** Turns texts into lines of glyph outlines, in any script. */
export interface TextShaper {
  /**
   * Loads whatever files these texts need: fonts and, where a word is too wide for its box, the hyphenation patterns of its language. A
   * style without a box needs fonts alone. Rejects with `font_unavailable` when a file cannot be read.
   */
  prepare(
    texts: readonly { text: string; style: Pick<TextStyle, 'fontFamily' | 'fontWeight'> & Partial<TextStyle> }[],
  ): Promise<void>;
  /** Shapes, wraps and fits. Call `prepare` for the same text first: a letter whose font is not loaded is drawn as the missing glyph. */
  layout(text: string, style: TextStyle): TextLayout;
}
