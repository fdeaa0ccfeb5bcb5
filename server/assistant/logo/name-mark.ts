/** A name as a picture, for logo fields of people without a logo: the last scenes of the library are drawn around one. */
import type { TextShaper } from '@spotreel/sdk/scene';
import sharp from 'sharp';

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
    return sharp(Buffer.from(toSvg(layout)))
      .png()
      .toBuffer();
  };
}

function toSvg({ lines }: TextLayout): string {
  const glyphs = lines.flatMap(({ x, baseline, clusters }) =>
    clusters.flatMap((cluster) => cluster.contours.map((contour) => toPath(contour, x + cluster.x, baseline))),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><path transform="translate(${MARGIN} ${MARGIN})" fill="${INK}" d="${glyphs.join('')}"/></svg>`;
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
