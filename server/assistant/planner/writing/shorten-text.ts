/** A shorter text that says the most important part of the longer one. */
import { cutText } from './fit-text';

/** Shorter texts stay as they are: they are names, prices or two words. */
const SHORT = 24;
/** A shorter text has at most this share of the longer one. */
const SHARE = 0.7;

export function shortenText(text: string): string {
  if (text.length <= SHORT || /\d|@|\p{L}\.\p{L}/u.test(text)) return text;
  const short = cutText(text.replace(/\n/gu, ' '), Math.max(SHORT, Math.floor(text.length * SHARE)));
  return short.length >= 8 ? short : text;
}
