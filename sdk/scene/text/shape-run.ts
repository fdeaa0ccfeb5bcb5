import { Direction, Buffer as ShapingBuffer, shape } from 'harfbuzzjs';
import type { GlyphContour } from '../text-shaper';
import type { TextRun } from './runs';
import { joinsLetters } from './script';

/** A letter as HarfBuzz sees it, in thousandths of an em. */
export interface ShapedCluster {
  /** Where it begins in the text. */
  readonly start: number;
  readonly advance: number;
  readonly contours: readonly GlyphContour[];
  readonly joins: boolean;
}

let buffer: ShapingBuffer | undefined;

/** In visual order, left to right. */
export function shapeRun(text: string, run: TextRun, language: string | undefined): ShapedCluster[] {
  const { face } = run;
  if (!face) return [];
  buffer ??= new ShapingBuffer();
  buffer.reset();
  buffer.addText(text, run.start, run.end - run.start);
  buffer.setDirection(run.level % 2 === 1 ? Direction.RTL : Direction.LTR);
  if (run.script) buffer.setScript(run.script);
  else buffer.guessSegmentProperties();
  if (language) buffer.setLanguage(language);
  shape(face.font, buffer);

  const clusters: { start: number; advance: number; contours: GlyphContour[]; joins: boolean }[] = [];
  for (const glyph of buffer.getGlyphInfosAndPositions()) {
    let cluster = clusters.at(-1);
    if (!cluster || cluster.start !== glyph.cluster) {
      cluster = { start: glyph.cluster, advance: 0, contours: [], joins: joinsLetters(run.script) };
      clusters.push(cluster);
    }
    const x = cluster.advance + (glyph.xOffset ?? 0) * face.scale;
    const y = -(glyph.yOffset ?? 0) * face.scale;
    cluster.contours.push(...face.outline(glyph.codepoint).map((contour) => moved(contour, x, y)));
    cluster.advance += (glyph.xAdvance ?? 0) * face.scale;
  }
  return clusters;
}

function moved(contour: GlyphContour, x: number, y: number): GlyphContour {
  if (x === 0 && y === 0) return contour;
  return { ...contour, v: contour.v.map(([px, py]) => [px + x, py + y] as const) };
}
