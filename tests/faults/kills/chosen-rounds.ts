/** The rounds of a run. SPOTREEL_FAULT_SEED repeats one, SPOTREEL_FAULT_ROUNDS says which: `7` or `12-15`. */
const { SPOTREEL_FAULT_SEED, SPOTREEL_FAULT_ROUNDS, SPOTREEL_FULL_TESTS } = process.env;

/** On a machine with much else to do. */
const ROUND_MS = 180_000;

export interface ChosenRounds {
  readonly seed: string;
  readonly numbers: readonly number[];
  /** For all of them. */
  readonly longestMs: number;
}

/** `short` rounds in `npm run test:all`, `full` in `npm run test:full`. */
export function chosenRounds({ short, full }: { readonly short: number; readonly full: number }): ChosenRounds {
  // a change is judged by rounds that do not change; the full run finds new ones
  const seed = SPOTREEL_FAULT_SEED ?? (SPOTREEL_FULL_TESTS ? new Date().toISOString() : 'a');
  const numbers = numbersOf(SPOTREEL_FAULT_ROUNDS ?? `1-${SPOTREEL_FULL_TESTS ? full : short}`);
  return { seed, numbers, longestMs: numbers.length * ROUND_MS };
}

function numbersOf(text: string): number[] {
  const [, first, last = first] = /^(\d+)(?:-(\d+))?$/.exec(text) ?? [];
  if (first === undefined) throw new Error('SPOTREEL_FAULT_ROUNDS is a number, or two with a hyphen');
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => Number(first) + index);
}
