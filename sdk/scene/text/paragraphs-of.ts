/** The paragraphs of a text, with the patterns of its language where a word needs them. */
import type { TextStyle } from '../text-shaper';
import type { FontLibrary } from './fonts/font-library';
import { needsPatterns } from './lines/breaking-size';
import type { Paragraph } from './paragraphs/paragraph';
import type { ParagraphCache } from './paragraphs/paragraph-cache';
import { splitParagraphs } from './paragraphs/split-paragraphs';

/** Inputs of paragraphs. Without a box or a size, no patterns are needed. */
export type ParagraphsStyle = Pick<TextStyle, 'fontFamily' | 'fontWeight'> & Partial<TextStyle>;

/** A file of patterns that is not loaded goes to `missing`. */
export function paragraphsOf(
  text: string,
  style: ParagraphsStyle,
  fonts: FontLibrary,
  paragraphOf: ParagraphCache,
  missing: Set<string>,
): Paragraph[] {
  const { caps, language, tracking = 0 } = style;
  const chain = fonts.chainFor(text, style);
  const paragraphs = splitParagraphs(text, caps, language).map((line) =>
    paragraphOf(line, { chain, tracking, language }),
  );
  if (language === undefined || !needsPatterns(paragraphs, style)) return paragraphs;
  const hyphenate = fonts.hyphenateFor(language, missing);
  return hyphenate ? paragraphs.map((paragraph) => ({ ...paragraph, hyphenate })) : paragraphs;
}
