import { BEATS_PER_BAR, pitchClass } from './note';

export interface ChordSpan {
  readonly beat: number;
  readonly length: number;
  readonly symbol: string;
  /** Pitch classes; the first is the root. */
  readonly tones: readonly number[];
  /** Pitch class of the bass, the root unless the symbol has a slash. */
  readonly bass: number;
}

const QUALITIES: Readonly<Record<string, readonly number[]>> = {
  '': [0, 4, 7],
  m: [0, 3, 7],
  '5': [0, 7],
  '7': [0, 4, 7, 10],
  '7b9': [0, 4, 7, 10, 13],
  '9': [0, 4, 7, 10, 14],
  '9sus4': [0, 5, 7, 10, 14],
  '69': [0, 4, 7, 9, 14],
  dim7: [0, 3, 6, 9],
  m6: [0, 3, 7, 9],
  m7: [0, 3, 7, 10],
  maj7: [0, 4, 7, 11],
  m9: [0, 3, 7, 10, 14],
  maj9: [0, 4, 7, 11, 14],
  add9: [0, 4, 7, 14],
  madd9: [0, 3, 7, 14],
  '6': [0, 4, 7, 9],
  sus2: [0, 2, 7],
  sus4: [0, 5, 7],
  '7sus4': [0, 5, 7, 10],
};

/** 'D A/C# Bm7 G:2 A:2': a bar each unless a number of beats follows. Repeated to fill `bars`. */
export function progression(text: string, bars: number): ChordSpan[] {
  const tokens = text.split(/[\s|]+/).filter(Boolean);
  const spans: ChordSpan[] = [];
  for (let beat = 0, i = 0; beat < bars * BEATS_PER_BAR; i++) {
    const [symbol = '', beats] = (tokens[i % tokens.length] ?? '').split(':');
    const length = beats ? Number(beats) : BEATS_PER_BAR;
    spans.push({ beat, length, symbol, ...chord(symbol) });
    beat += length;
  }
  return spans;
}

function chord(symbol: string): Pick<ChordSpan, 'tones' | 'bass'> {
  const match = /^([A-G][#b]?)([^/]*)(?:\/([A-G][#b]?))?$/.exec(symbol);
  const quality = match && QUALITIES[match[2] ?? ''];
  if (!match || !quality) throw new Error(`No chord: ${symbol}`);
  const root = pitchClass(match[1] ?? '');
  return { tones: quality.map((interval) => (root + interval) % 12), bass: match[3] ? pitchClass(match[3]) : root };
}

/** The chord that sounds at `beat`. */
export function chordAt(spans: readonly ChordSpan[], beat: number): ChordSpan {
  const found = spans.findLast((span) => span.beat <= beat + 1e-9);
  if (!found) throw new Error(`No chord at beat ${beat}`);
  return found;
}
