/** Streams of the inputs that go to the output, and their filters. */
import { type Options, optionOf } from './command-line';
import type { InputFile } from './input-file';
import { AUDIO, VIDEO } from './native';
import type { OutputFile } from './output-file';

export interface StreamSource {
  readonly input: number;
  readonly stream: number;
  /** Its name in the filters. */
  readonly label: string;
}

export interface PlannedStream {
  readonly kind: number;
  readonly sources: readonly StreamSource[];
  /** Filters of the command line. Undefined for none. */
  readonly filters: string | undefined;
}

type Letter = 'v' | 'a';

const LETTERS = ['v', 'a'] as const;

function kindOf(letter: Letter): number {
  return letter === 'a' ? AUDIO : VIDEO;
}

/** As ffmpeg does: what `-map` names, else the best stream of each kind that the container takes. */
export function planStreams(inputs: readonly InputFile[], options: Options): Pick<PlannedStream, 'kind' | 'sources'>[] {
  const complex = optionOf(options, 'filter_complex');
  if (complex !== undefined) return [{ kind: VIDEO, sources: labelled(complex, inputs) }];
  const maps = options.get('map');
  const wanted = LETTERS.filter((letter) => !options.has(`${letter}n`));
  if (!maps) return wanted.flatMap((letter) => best(inputs, letter));
  return maps
    .flatMap((map) => mapped(map, inputs))
    .filter(({ kind }) => wanted.some((letter) => kindOf(letter) === kind));
}

/** Streams that the container has a place for. */
export function takenBy(output: Pick<OutputFile, 'usualCodec'>, kind: number, options: Options): boolean {
  const letter = kind === AUDIO ? 'a' : 'v';
  return output.usualCodec(kind) !== 0 || options.has(`c:${letter}`) || options.has('map');
}

function best(inputs: readonly InputFile[], letter: Letter): Pick<PlannedStream, 'kind' | 'sources'>[] {
  for (const [input, file] of inputs.entries()) {
    const stream = file.best(letter);
    if (stream !== undefined) return [{ kind: kindOf(letter), sources: [{ input, stream, label: 'in' }] }];
  }
  return [];
}

/** `0:v:0`, `1:a`. @throws Error where there is no such stream. */
function mapped(map: string, inputs: readonly InputFile[]): Pick<PlannedStream, 'kind' | 'sources'>[] {
  const [, inputText, letterText, nth] = /^(\d+)(?::([va]))?(?::(\d+))?$/.exec(map) ?? [];
  const input = Number(inputText);
  const file = inputs[input];
  if (!file) throw new Error(`Invalid map: ${map}`);
  const found = LETTERS.filter((letter) => letterText === undefined || letter === letterText).flatMap((letter) => {
    const ofKind = file.streams.filter(({ codecpar }) => codecpar.codecType === kindOf(letter));
    const chosen = nth === undefined ? ofKind : ofKind.slice(Number(nth), Number(nth) + 1);
    return chosen.map(({ index }) => ({ kind: kindOf(letter), sources: [{ input, stream: index, label: 'in' }] }));
  });
  if (found.length === 0) throw new Error(`Stream map '${map}' matches no streams.`);
  return found;
}

/** The inputs that filters name: `[0:v]`. */
function labelled(filters: string, inputs: readonly InputFile[]): StreamSource[] {
  return [...filters.matchAll(/\[(\d+):([va])\]/g)].map(([, inputText, letter]) => {
    const input = Number(inputText);
    const stream = inputs[input]?.best(letter as Letter);
    if (stream === undefined) throw new Error(`No stream for [${inputText}:${letter}].`);
    return { input, stream, label: `${inputText}:${letter}` };
  });
}
