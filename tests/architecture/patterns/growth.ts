/** How the time of a regular expression grows with the text, whatever else the machine does. */
import vm from 'node:vm';
import { prefixesOf, pumpsOf } from './pumps';

/** Characters. A text of the first length that takes `HOPELESS_MS` needs no second look. */
const SHORT = 1500;
const LONG = 12_000;
const HOPELESS_MS = 80;
/** A linear pattern takes 8 times as long for the longer text, a quadratic one 64 times. */
const MOST_GROWTH = 24;
/** Below it nothing can be said of growth; a quadratic pattern takes some 150 ms. */
const NOTICEABLE_MS = 12;
/** Of the clock on the wall, which goes on while other programs have the processor. */
const LIMIT_MS = 2000;
const ROUNDS = 3;
/** A quadratic pattern takes some 2 ms for the shorter text. */
const FAST_MS = 0.8;

const context = vm.createContext({ pattern: /x/, text: '' });
const script = new vm.Script('pattern.lastIndex = 0; pattern.test(text)');

/** The text that slows the pattern down, as people read it; undefined for a pattern in linear time. */
export function slowTextOf(pattern: RegExp): string | undefined {
  const { source } = pattern;
  if (!mayRepeat(source)) return undefined;
  for (const prefix of prefixesOf(source))
    for (const pump of pumpsOf(source))
      if (isSlow(pattern, prefix, pump)) return `${JSON.stringify(prefix)} + ${JSON.stringify(pump)} × n`;
  return undefined;
}

/** Whether it has a repetition without a bound, or with a large one. */
function mayRepeat(source: string): boolean {
  return /[*+]|\{\d+,\}|\{\d*,?\d{2,}\}/.test(source.replace(/\\./g, ''));
}

function isSlow(pattern: RegExp, prefix: string, pump: string): boolean {
  const textOf = (length: number) => `${prefix}${pump.repeat(Math.ceil(length / pump.length))}\u0001`;
  const short = textOf(SHORT);
  // most patterns end here
  if (millisecondsOf(pattern, short) < FAST_MS) return false;
  // another program may have had the processor: the best of a few rounds counts
  const shortMs = bestOf(pattern, short, FAST_MS);
  if (shortMs < FAST_MS || shortMs > HOPELESS_MS) return shortMs > HOPELESS_MS;
  const longMs = bestOf(pattern, textOf(LONG), NOTICEABLE_MS);
  return longMs > NOTICEABLE_MS && longMs / shortMs > MOST_GROWTH;
}

/** Stops at a round that is below `enough`. */
function bestOf(pattern: RegExp, text: string, enough: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS && best >= enough; round++) best = Math.min(best, millisecondsOf(pattern, text));
  return best;
}

/** Of the processor. */
function millisecondsOf(pattern: RegExp, text: string): number {
  Object.assign(context, { pattern, text });
  const started = process.cpuUsage();
  try {
    script.runInContext(context, { timeout: LIMIT_MS });
  } catch {
    return LIMIT_MS * MOST_GROWTH;
  }
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}
