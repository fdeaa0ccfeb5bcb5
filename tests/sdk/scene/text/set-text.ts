/** Text set by the real shaper in the library's fonts. */
import { createPackageTextShaper } from '../../../../library/fonts/package-text-shaper';
import type { TextCluster, TextLayout, TextStyle } from '../../../../sdk/scene/text-shaper';

export const shaper = createPackageTextShaper();

const usual: TextStyle = {
  fontFamily: 'Montserrat',
  fontWeight: 700,
  sizePx: 100,
  tracking: 0,
  lineHeightPx: 120,
  align: 'left',
  verticalAlign: 'top',
};

/** `by`: another shaper than that of all tests. */
export async function setText(text: string, style: Partial<TextStyle> = {}, by = shaper): Promise<TextLayout> {
  const whole = { ...usual, ...style };
  await by.prepare([{ text, style: whole }]);
  return by.layout(text, whole);
}

/** The letters of the first line, left to right. */
export async function setLine(text: string, style: Partial<TextStyle> = {}): Promise<readonly TextCluster[]> {
  return (await setText(text, style)).lines[0]?.clusters ?? [];
}

export async function widthOf(text: string, style: Partial<TextStyle> = {}): Promise<number> {
  return (await setText(text, style)).lines[0]?.width ?? 0;
}

/** The text of each line, read back by counting: letters of a line are as many as its clusters in reading order. */
export function linesOf(text: string, { lines }: TextLayout): string[] {
  const letters = [...text];
  let at = 0;
  return lines.map(({ clusters }) => {
    while (letters[at] === ' ' || letters[at] === '\n') at++;
    const line = letters.slice(at, at + clusters.length).join('');
    at += clusters.length;
    return line;
  });
}

/** The text between the places where its lines begin, a hyphen behind those that end with one. Not for soft hyphens. */
export function brokenLines(text: string, { lines, breaks }: TextLayout): string[] {
  const starts = [0, ...(breaks ?? [])];
  return lines.map(({ clusters }, index) => {
    const line = text.slice(starts[index], starts[index + 1]).trim();
    const letters = Array.from(new Intl.Segmenter('en').segment(line)).length;
    return clusters.length > letters ? `${line}-` : line;
  });
}
