/**
 * Glyphs in colors: OpenType's COLR table (version 1) with the first palette of CPAL. Read here: layers, solid colors, linear
 * and radial gradients, affine maps, the opacity of a group. What else a font may ask for is left out: blend modes, sweeps, hinted variations.
 */
import type { GlyphContour, GlyphLayer, GlyphPaint, GradientStop } from '../../text-shaper';
import { type Affine, composed, mapContour, mapPaint, mapPoint, UNMOVED } from './glyph-layer';

export interface ColorTables {
  readonly colr: Uint8Array;
  readonly cpal: Uint8Array;
  /** Font units -> thousandths of an em. */
  readonly scale: number;
  /** Contours in thousandths of an em, y down. */
  readonly outline: (glyph: number) => readonly GlyphContour[];
}

/** The layers of a glyph from back to front, thousandths of an em, y down. Undefined: it has the color of its text. */
export type ColorGlyphs = (glyph: number) => readonly GlyphLayer[] | undefined;

type Rgb = readonly [number, number, number];

/** `format` of the paint tables that are read. */
const PAINT = {
  layers: 1,
  solid: 2,
  linear: 4,
  radial: 6,
  glyph: 10,
  colorGlyph: 11,
  transform: 12,
  translate: 14,
  scale: 16,
  scaleAround: 18,
  scaleUniform: 20,
  scaleUniformAround: 22,
  composite: 32,
} as const;
/** `compositeMode`s: the source over the backdrop, and the source with the backdrop's opacity. */
const SOURCE_OVER = 3;
const SOURCE_IN = 5;
/** A font that refers to itself ends here. */
const MAX_DEPTH = 24;
const BASE_RECORD = 6;

interface Walk {
  readonly by: Affine;
  /** 0 to 1. */
  readonly opacity: number;
  /** Contours that the paint fills; undefined outside of a glyph. */
  readonly contours: readonly GlyphContour[] | undefined;
  readonly depth: number;
}

/** Undefined for a font without such glyphs. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one table with its kinds of paint
export function readColorGlyphs({ colr, cpal, scale, outline }: ColorTables): ColorGlyphs | undefined {
  const view = new DataView(colr.buffer, colr.byteOffset, colr.byteLength);
  if (view.byteLength < 34 || view.getUint16(0) !== 1) return undefined;
  const palette = firstPalette(cpal);
  const bases = view.getUint32(14);
  const layerList = view.getUint32(18);
  const paints = new Map<number, number>();
  for (let index = 0; index < view.getUint32(bases); index++) {
    const at = bases + 4 + BASE_RECORD * index;
    paints.set(view.getUint16(at), bases + view.getUint32(at + 2));
  }

  const offset24 = (at: number) => (view.getUint16(at) << 8) + view.getUint8(at + 2);
  const below = (at: number) => at + offset24(at + 1);
  const word = (at: number) => view.getInt16(at) * scale;
  const f2dot14 = (at: number) => view.getInt16(at) / 16_384;
  const fixed = (at: number) => view.getInt32(at) / 65_536;
  const colorAt = (index: number) => palette[index] ?? { color: [0, 0, 0] as Rgb, opacity: 1 };

  function stopsAt(at: number): GradientStop[] {
    return Array.from({ length: view.getUint16(at + 1) }, (_, index) => {
      const stop = at + 3 + 6 * index;
      const { color, opacity } = colorAt(view.getUint16(stop + 2));
      return { at: f2dot14(stop), color, opacity: opacity * f2dot14(stop + 4) };
    });
  }

  function fillAt(at: number): GlyphPaint | undefined {
    const format = view.getUint8(at);
    if (format === PAINT.solid) {
      const { color, opacity } = colorAt(view.getUint16(at + 1));
      return { kind: 'solid', color, opacity: opacity * f2dot14(at + 3) };
    }
    const point = (offset: number) => [word(at + offset), -word(at + offset + 2)] as const;
    if (format === PAINT.linear) {
      const from = point(4);
      return {
        kind: 'linear',
        from,
        to: gradientEnd(from, point(8), point(12)),
        stops: stopsAt(below(at)),
        opacity: 1,
      };
    }
    if (format !== PAINT.radial) return undefined;
    const radius = view.getUint16(at + 14) * scale;
    return { kind: 'radial', from: point(10), radius, stops: stopsAt(below(at)), opacity: 1 };
  }

  function mapAt(at: number): Affine | undefined {
    const format = view.getUint8(at);
    if (format === PAINT.transform) {
      const start = at + offset24(at + 4);
      const [xx, yx, xy, yy, dx, dy] = [0, 4, 8, 12, 16, 20].map((step) => fixed(start + step)) as unknown as Affine;
      return [xx, -yx, -xy, yy, dx * scale, -dy * scale];
    }
    if (format === PAINT.translate) return [1, 0, 0, 1, word(at + 4), -word(at + 6)];
    const isUniform = format === PAINT.scaleUniform || format === PAINT.scaleUniformAround;
    const isScale = isUniform || format === PAINT.scale || format === PAINT.scaleAround;
    if (!isScale) return undefined;
    const x = f2dot14(at + 4);
    const y = isUniform ? x : f2dot14(at + 6);
    const center = isUniform ? at + 6 : at + 8;
    const isAround = format === PAINT.scaleAround || format === PAINT.scaleUniformAround;
    const [cx, cy] = isAround ? [word(center), -word(center + 2)] : [0, 0];
    return [x, 0, 0, y, cx - x * cx, cy - y * cy];
  }

  function paint(at: number, walk: Walk): GlyphLayer[] {
    if (walk.depth > MAX_DEPTH) return [];
    const inner = { ...walk, depth: walk.depth + 1 };
    const format = view.getUint8(at);
    if (format === PAINT.layers) {
      const first = view.getUint32(at + 2);
      return Array.from({ length: view.getUint8(at + 1) }, (_, index) =>
        paint(layerList + view.getUint32(layerList + 4 + 4 * (first + index)), inner),
      ).flat();
    }
    if (format === PAINT.glyph) {
      const contours = outline(view.getUint16(at + 4)).map((contour) => mapContour(walk.by, contour));
      return paint(below(at), { ...inner, contours });
    }
    if (format === PAINT.colorGlyph) {
      const base = paints.get(view.getUint16(at + 1));
      return base === undefined ? [] : paint(base, inner);
    }
    if (format === PAINT.composite) return composite(at, inner);
    const map = mapAt(at);
    if (map) return paint(below(at), { ...inner, by: composed(walk.by, map) });
    const fill = fillAt(at);
    if (!fill || !walk.contours) return [];
    const mapped = mapPaint(walk.by, fill);
    return [{ contours: walk.contours, paint: { ...mapped, opacity: mapped.opacity * walk.opacity } }];
  }

  /** `SOURCE_IN` a color is how the fonts write the opacity of a group. Shades that are blended in are left out. */
  function composite(at: number, walk: Walk): GlyphLayer[] {
    const mode = view.getUint8(at + 4);
    const source = below(at);
    const backdrop = at + offset24(at + 5);
    if (mode === SOURCE_OVER) return [...paint(backdrop, walk), ...paint(source, walk)];
    if (mode !== SOURCE_IN) return paint(backdrop, walk);
    const share = view.getUint8(backdrop) === PAINT.solid ? (fillAt(backdrop)?.opacity ?? 1) : 1;
    return paint(source, { ...walk, opacity: walk.opacity * share });
  }

  return (glyph) => {
    const at = paints.get(glyph);
    return at === undefined ? undefined : paint(at, { by: UNMOVED, opacity: 1, contours: undefined, depth: 0 });
  };
}

/** The gradient runs at right angles to the line from its first to its third point. */
function gradientEnd(
  from: readonly [number, number],
  to: readonly [number, number],
  side: readonly [number, number],
): readonly [number, number] {
  const px = from[1] - side[1];
  const py = side[0] - from[0];
  const length = px * px + py * py;
  if (length === 0) return to;
  const share = ((to[0] - from[0]) * px + (to[1] - from[1]) * py) / length;
  return mapPoint([1, 0, 0, 1, from[0], from[1]], [px * share, py * share]);
}

/** Colors from 0 to 1. */
function firstPalette(cpal: Uint8Array): readonly { readonly color: Rgb; readonly opacity: number }[] {
  const view = new DataView(cpal.buffer, cpal.byteOffset, cpal.byteLength);
  const start = view.getUint32(8) + 4 * view.getUint16(12);
  return Array.from({ length: view.getUint16(2) }, (_, index) => {
    const share = (channel: number) => view.getUint8(start + 4 * index + channel) / 255;
    return { color: [share(2), share(1), share(0)], opacity: share(3) };
  });
}
