/** The encoding of a text without a mark, by what the bytes would say in each of them. */
import { TEXT_ENCODINGS, type TextEncoding } from './encodings';
import { likelihoodOf } from './likelihood';

/** Bytes that are read in each encoding. */
const SAMPLE_BYTES = 16_000;
/** Part of its likelihood that an encoding gains where the page is in one of its languages. */
const OWN_LANGUAGE = 0.1;

/** `language`: of the page, such as `pl`; it decides between encodings that are as likely. */
export function guessEncoding(bytes: Uint8Array, language: string): string {
  const sample = sampleOf(bytes);
  const rated = TEXT_ENCODINGS.filter(({ label }) => !label.startsWith('utf-')).map((encoding, index) => {
    const text = new TextDecoder(encoding.label).decode(sample);
    const likelihood = likelihoodOf(text, encoding) * (lacksSureLetters(text, encoding) ? 0.5 : 1);
    return { label: encoding.label, score: likelihood + priorOf(encoding, language, likelihood) - index * 0.001 };
  });
  return rated.reduce((best, one) => (one.score > best.score ? one : best)).label;
}

/** Words without a sure letter, such as abbreviations, for one that is looked at. */
const MOST_LACKING = 0.4;

function lacksSureLetters(text: string, { sure }: TextEncoding): boolean {
  const words = sure ? (text.match(/[\u0080-\uFFFF]{3,}/g) ?? []) : [];
  const lacking = words.filter((word) => ![...word].some((letter) => sure?.includes(letter)));
  return lacking.length > MOST_LACKING * words.length;
}

/** People of all languages use pages in English. */
function priorOf({ languages }: TextEncoding, language: string, likelihood: number): number {
  return languages.includes(language.slice(0, 2)) && !language.startsWith('en')
    ? 0.01 + OWN_LANGUAGE * Math.abs(likelihood)
    : 0;
}

/** Whole lines with bytes beyond ASCII, from the first on. */
function sampleOf(bytes: Uint8Array): Uint8Array {
  const lines: number[] = [];
  for (let start = 0; start < bytes.length && lines.length < SAMPLE_BYTES; ) {
    const end = endOfLine(bytes, start);
    const line = bytes.subarray(start, end);
    if (line.some((byte) => byte > 127)) lines.push(...line.subarray(0, SAMPLE_BYTES), 10);
    start = end + 1;
  }
  return Uint8Array.from(lines);
}

function endOfLine(bytes: Uint8Array, start: number): number {
  let end = start;
  while (end < bytes.length && bytes[end] !== 10 && bytes[end] !== 13) end += 1;
  return end;
}
