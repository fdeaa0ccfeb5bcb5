/** Bytes of a file as a text: by its mark, as UTF-8, as UTF-16 without a mark, else by a guess that people can correct. */
import { TEXT_ENCODINGS } from './encodings';
import { guessEncoding } from './guess-encoding';

/** A text, and how its bytes were read. */
export interface DecodedText {
  readonly text: string;
  /** Label of `TextDecoder`, such as `windows-1250`. */
  readonly encoding: string;
  /** The file does not say its encoding, and other encodings are possible. */
  readonly isGuess: boolean;
}

/** Hints on a text. */
export interface DecodingOptions {
  /** The encoding that people chose. Default: it is found. */
  readonly encoding?: string | undefined;
  /** Language of the page, such as `pl`. Default: `en`. */
  readonly language?: string | undefined;
}

/** Bytes at the beginning in which zeros are counted. */
const LOOKED_AT = 4096;
/** Letters in UTF-8 for one broken byte: then it is a damaged text in UTF-8. */
const WHOLE_FOR_BROKEN = 10;

/** Undefined: the bytes are no text. */
export function decodeText(bytes: Uint8Array, options: DecodingOptions = {}): DecodedText | undefined {
  const { encoding: chosen, language = 'en' } = options;
  if (bytes.length === 0) return undefined;
  const found = chosen ? { encoding: chosen, isGuess: true } : findEncoding(bytes, language);
  const text = new TextDecoder(found.encoding).decode(bytes);
  return text.includes('\0') ? undefined : { text, ...found };
}

function findEncoding(bytes: Uint8Array, language: string): Omit<DecodedText, 'text'> {
  const certain = markedEncoding(bytes) ?? utf16WithoutMark(bytes) ?? declaredEncoding(bytes);
  if (certain) return { encoding: certain, isGuess: false };
  if (isUtf8(bytes)) return { encoding: 'utf-8', isGuess: false };
  return { encoding: guessEncoding(bytes, language), isGuess: true };
}

function markedEncoding([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** In a table in UTF-16, separators and line ends have a zero each, all on the same side. */
function utf16WithoutMark(bytes: Uint8Array): string | undefined {
  const zeros = [0, 0];
  bytes.subarray(0, LOOKED_AT).forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const least = Math.max(2, Math.min(bytes.length, LOOKED_AT) / 50);
  if (odd >= least && even === 0) return 'utf-16le';
  return even >= least && odd === 0 ? 'utf-16be' : undefined;
}

/** XML says its encoding in its first line. */
function declaredEncoding(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, 200));
  const declared = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]{2,40})["']/i.exec(head)?.[1];
  const label = declared && knownLabel(declared);
  return label && !label.startsWith('utf-16') && (label !== 'utf-8' || isUtf8(bytes)) ? label : undefined;
}

function knownLabel(name: string): string | undefined {
  try {
    const { encoding } = new TextDecoder(name);
    return TEXT_ENCODINGS.some(({ label }) => label === encoding) ? encoding : undefined;
  } catch {
    return undefined;
  }
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return isDamagedUtf8(bytes);
  }
}

function isDamagedUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder('utf-8').decode(bytes);
  let broken = 0;
  let whole = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0xfffd) broken += 1;
    else if (code > 127) whole += 1;
  }
  return whole >= WHOLE_FOR_BROKEN * broken;
}
