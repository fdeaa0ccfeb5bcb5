/** Widths of stretches of a paragraph, in thousandths of an em. */
import type { Paragraph } from '../paragraphs/paragraph';

/** Width without the spaces at the end, and without tracking behind the last letter. */
export function widthOf({ text, edges, tracking }: Paragraph, start: number, end: number): number {
  const last = start + text.slice(start, end).trimEnd().length;
  return last > start ? (edges[last] ?? 0) - (edges[start] ?? 0) - (tracking[last - 1] ?? 0) : 0;
}

/** Width with a hyphen behind the last letter. */
export function hyphenatedWidth(paragraph: Paragraph, start: number, end: number): number {
  const { edges } = paragraph;
  return (edges[end] ?? 0) - (edges[start] ?? 0) + paragraph.hyphenWidth();
}

/** Width of the widest word: what text must at least have to be set without breaking one. */
export function widestWord(paragraph: Paragraph): number {
  return paragraph.breaks.reduce(
    (widest, end, index) => Math.max(widest, widthOf(paragraph, paragraph.breaks[index - 1] ?? 0, end)),
    0,
  );
}
