/** Sets every letter as a square of half its size: enough to test what is done with letters, without fonts. */
import type { TextCluster, TextLayout, TextShaper, TextStyle } from '../../../sdk/scene/text-shaper';

export const plainShaper: TextShaper = {
  prepare: async () => {},
  layout: layOut,
};

function layOut(text: string, style: TextStyle): TextLayout {
  const width = style.sizePx / 2;
  let index = 0;
  let wordIndex = -1;
  const lines = text.split(/\r|\n/).map((words, line) => {
    let isInWord = false;
    const clusters = [...words].map((letter, position): TextCluster => {
      const isSpace = letter === ' ';
      if (!isSpace && !isInWord) wordIndex++;
      isInWord = !isSpace;
      return {
        x: position * width,
        width,
        contours: isSpace ? [] : [square(width)],
        isSpace,
        wordIndex: Math.max(0, wordIndex),
        index: index++,
        joins: /\p{Script=Arabic}/u.test(letter),
      };
    });
    const length = clusters.length * width;
    const space = (style.box?.widthPx ?? 0) - length;
    const x = style.align === 'left' ? 0 : style.align === 'right' ? space : space / 2;
    return { x, width: length, baseline: style.sizePx + line * style.lineHeightPx, clusters, isRightToLeft: false };
  });
  const overflows = style.box !== undefined && lines.some((line) => line.width > (style.box?.widthPx ?? 0));
  return {
    lines,
    sizePx: style.sizePx,
    ascentPx: style.sizePx,
    descentPx: 0,
    overflows,
    breaks: [],
    missingLetters: [],
  };
}

function square(size: number) {
  const v = [
    [0, 0],
    [size, 0],
    [size, -size],
    [0, -size],
  ] as const;
  const none = v.map(() => [0, 0] as const);
  return { v, i: none, o: none };
}
