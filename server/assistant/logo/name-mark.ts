/** A name as a picture, for logo fields of people without a logo: the last scenes of the library are drawn around one. */
import type { TextShaper } from '@spotreel/sdk/internal/scene';

/** A PNG with transparent ground, in the font of a style. */
export type DrawNameMark = (name: string, fontFamily: string) => Promise<Uint8Array>;

type TextLayout = ReturnType<TextShaper['layout']>;
type GlyphContour = TextLayout['lines'][number]['clusters'][number]['contours'][number];

/** As wide for its height as the logo fields of the library, px. */
const WIDTH = 1200;
const HEIGHT = 600;
const MARGIN = 60;
/** Styles put logos on light ground. */
const INK = '#17211c';

export function createNameMarks(shaper: TextShaper): DrawNameMark {
  return async (name, fontFamily) => {
    const font = { fontFamily, fontWeight: 700 };
    await shaper.prepare([{ text: name, style: font }]);
    const layout = shaper.layout(name, {
      ...font,
      sizePx: 300,
      minSizePx: 56,
      tracking: 0,
      lineHeightPx: 330,
      align: 'center',
      verticalAlign: 'center',
      box: { widthPx: WIDTH - 2 * MARGIN, heightPx: HEIGHT - 2 * MARGIN },
    });
    return paint(outlineOf(layout));
  };
}

/** A path of SVG. */
function outlineOf({ lines }: TextLayout): string {
  const contours = lines.flatMap(({ x, baseline, clusters }) =>
    clusters.flatMap((cluster) =>
      (cluster.layers ? [] : cluster.contours).map((contour) => toPath(contour, x + cluster.x, baseline)),
    ),
  );
  return contours.join('');
}

/** The canvas is loaded with the first name. */
async function paint(outline: string): Promise<Uint8Array> {
  const { createCanvas, Path2D } = await import('@napi-rs/canvas');
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  context.translate(MARGIN, MARGIN);
  context.fillStyle = INK;
  context.fill(new Path2D(outline));
  return canvas.encode('png');
}

function toPath({ v, i: before, o: after }: GlyphContour, left: number, top: number): string {
  const at = (index: number, [dx, dy]: readonly [number, number] = [0, 0]) => {
    const [x, y] = v[index] ?? [0, 0];
    return `${(left + x + dx).toFixed(2)} ${(top + y + dy).toFixed(2)}`;
  };
  const curves = v.map((_, index) => {
    const next = (index + 1) % v.length;
    return `C${at(index, after[index])} ${at(next, before[next])} ${at(next)}`;
  });
  return `M${at(0)}${curves.join('')}Z`;
}
