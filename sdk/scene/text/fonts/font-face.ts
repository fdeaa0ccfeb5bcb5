/** A loaded font file: what it has, how its lines measure, and its outlines. */
import { Face, Font, Blob as FontBlob } from 'harfbuzzjs';
import type { GlyphContour, GlyphLayer } from '../../text-shaper';
import { readColorGlyphs } from './color-glyphs';
import { parseOutline } from './outline';

/** Outlines and advances are kept in thousandths of an em. */
export const UNITS_PER_EM = 1000;

export interface FontFace {
  readonly font: Font;
  /** Font units -> thousandths of an em. */
  readonly scale: number;
  /** Thousandths of an em, both positive. */
  readonly ascent: number;
  readonly descent: number;
  has(codePoint: number): boolean;
  /** Contours in thousandths of an em, y down, baseline at 0. */
  outline(glyph: number): readonly GlyphContour[];
  /** Parts of a glyph in colors, from back to front; undefined: it has the color of its text. */
  layers(glyph: number): readonly GlyphLayer[] | undefined;
}

/** Throws for a file without a letter: HarfBuzz reads damaged files as empty fonts. */
export function createFontFace(sfnt: ArrayBuffer): FontFace {
  const face = new Face(new FontBlob(sfnt));
  if (face.collectUnicodes().length === 0) throw new Error('The font has no letters.');
  const font = new Font(face);
  const scale = UNITS_PER_EM / face.upem;
  const known = new Map<number, boolean>();
  const outlines = new Map<number, readonly GlyphContour[]>();
  const { ascender, descender } = font.hExtents();
  const outline = (glyph: number) => {
    const contours = outlines.get(glyph) ?? parseOutline(font.glyphToPath(glyph), scale);
    outlines.set(glyph, contours);
    return contours;
  };
  // copies: HarfBuzz's memory moves when it grows
  const colr = face.referenceTable('COLR')?.slice();
  const cpal = face.referenceTable('CPAL')?.slice();
  const colorGlyphs = colr && cpal ? readColorGlyphs({ colr, cpal, scale, outline }) : undefined;
  const layers = new Map<number, readonly GlyphLayer[] | undefined>();
  return {
    font,
    scale,
    ascent: ascender * scale,
    descent: -descender * scale,
    has(codePoint) {
      const answer = known.get(codePoint) ?? Boolean(font.nominalGlyph(codePoint));
      known.set(codePoint, answer);
      return answer;
    },
    outline,
    layers(glyph) {
      if (!layers.has(glyph)) layers.set(glyph, colorGlyphs?.(glyph));
      return layers.get(glyph);
    },
  };
}
