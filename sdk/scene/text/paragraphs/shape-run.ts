/** One run through HarfBuzz: the outlines and their places. */
import { Direction, Feature, Buffer as ShapingBuffer, shape } from 'harfbuzzjs';
import type { GlyphContour, GlyphLayer } from '../../text-shaper';
import { mapLayer } from '../fonts/glyph-layer';
import { joinsLetters } from '../language/script';
import type { TextRun } from './runs';

/** A letter as HarfBuzz sees it, in thousandths of an em. */
export interface ShapedCluster {
  /** Start in the text. */
  readonly start: number;
  readonly advance: number;
  /** Behind it, not part of its advance. */
  readonly tracking: number;
  readonly contours: readonly GlyphContour[];
  /** Parts in colors; their contours are in `contours` too. */
  readonly layers?: readonly GlyphLayer[];
  readonly joins: boolean;
}

export interface RunStyle {
  /** Thousandths of an em. */
  readonly tracking: number;
  /** BCP 47. */
  readonly language: string | undefined;
}

/** Two letters in one shape cannot be spaced: as in CSS, tracked text has no ligatures. */
const TRACKED = [new Feature('liga', 0), new Feature('clig', 0)];

let buffer: ShapingBuffer | undefined;

/** In visual order, left to right. */
export function shapeRun(text: string, run: TextRun, style: RunStyle): ShapedCluster[] {
  const { face, share = 1 } = run;
  if (!face) return [];
  const scale = face.scale * share;
  const joins = joinsLetters(run.script);
  const tracking = joins ? 0 : style.tracking;
  const shaping = bufferFor(text, run, style.language);
  shape(face.font, shaping, tracking === 0 ? [] : TRACKED);

  const clusters: { start: number; advance: number; contours: GlyphContour[]; layers: GlyphLayer[] }[] = [];
  for (const glyph of shaping.getGlyphInfosAndPositions()) {
    let cluster = clusters.at(-1);
    if (!cluster || cluster.start !== glyph.cluster) {
      cluster = { start: glyph.cluster, advance: 0, contours: [], layers: [] };
      clusters.push(cluster);
    }
    const x = cluster.advance + (glyph.xOffset ?? 0) * scale;
    const y = -(glyph.yOffset ?? 0) * scale;
    const layers = face.layers(glyph.codepoint);
    if (layers) for (const layer of layers) cluster.layers.push(mapLayer([share, 0, 0, share, x, y], layer));
    else
      for (const contour of face.outline(glyph.codepoint)) cluster.contours.push(moved(scaled(contour, share), x, y));
    cluster.advance += (glyph.xAdvance ?? 0) * scale;
  }
  return clusters.map(({ layers, ...cluster }) => {
    const colored = layers.length > 0 && { layers, contours: layers.flatMap(({ contours }) => contours) };
    return { ...cluster, ...colored, joins, tracking };
  });
}

/** Holds the run with the letters around it in view, since these may change its own. */
function bufferFor(text: string, run: TextRun, language: string | undefined): ShapingBuffer {
  buffer ??= new ShapingBuffer();
  buffer.reset();
  buffer.addText(text, run.start, run.end - run.start);
  buffer.setDirection(run.level % 2 === 1 ? Direction.RTL : Direction.LTR);
  if (run.script) buffer.setScript(run.script);
  else buffer.guessSegmentProperties();
  if (language) buffer.setLanguage(language);
  return buffer;
}

function scaled(contour: GlyphContour, share: number): GlyphContour {
  if (share === 1) return contour;
  const points = (list: GlyphContour['v']) => list.map(([x, y]) => [x * share, y * share] as const);
  return { v: points(contour.v), i: points(contour.i), o: points(contour.o) };
}

function moved(contour: GlyphContour, x: number, y: number): GlyphContour {
  if (x === 0 && y === 0) return contour;
  return { ...contour, v: contour.v.map(([px, py]) => [px + x, py + y] as const) };
}
