/** The arguments of ffmpeg, of which this program takes those that Spotreel writes: some inputs, one output. */

/** By name without the dash; an option may be given more than once. */
export type Options = ReadonlyMap<string, readonly string[]>;

export interface Target {
  readonly url: string;
  readonly options: Options;
}

export interface CommandLine {
  readonly inputs: readonly Target[];
  /** Undefined where something is only listed. */
  readonly output: Target | undefined;
  /** Options of all of it, such as `progress`. */
  readonly general: Options;
}

/** Options without a value. */
const SWITCHES: ReadonlySet<string> = new Set(
  'hide_banner nostdin y nostats benchmark an vn sn dn noaccurate_seek re version filters encoders'.split(' '),
);

const GENERAL: ReadonlySet<string> = new Set(
  'hide_banner nostdin y nostats benchmark version filters encoders loglevel progress'.split(' '),
);

/** Other names of one option. */
const NAMES: Readonly<Record<string, string>> = {
  v: 'loglevel',
  lavfi: 'filter_complex',
  'filter:v': 'vf',
  'filter:a': 'af',
  'codec:v': 'c:v',
  'codec:a': 'c:a',
  codec: 'c',
  vframes: 'frames:v',
  fps_mode: 'vsync',
};

/** @throws Error for a value that is missing, or more than one output. */
export function readCommandLine(args: readonly string[]): CommandLine {
  const general = new Map<string, string[]>();
  const inputs: Target[] = [];
  let output: Target | undefined;
  let options = new Map<string, string[]>();
  for (let at = 0; at < args.length; at++) {
    const word = args[at]!;
    if (!word.startsWith('-') || word === '-') {
      if (output) throw new Error(`More than one output: ${word}`);
      output = { url: word, options };
      options = new Map();
      continue;
    }
    const name = NAMES[word.slice(1)] ?? word.slice(1);
    const value = SWITCHES.has(name) ? '' : args[++at];
    if (value === undefined) throw new Error(`Missing argument for option '${name}'.`);
    if (name === 'i') {
      inputs.push({ url: value, options });
      options = new Map();
      continue;
    }
    const target = GENERAL.has(name) ? general : options;
    target.set(name, [...(target.get(name) ?? []), value]);
  }
  return { inputs, output, general };
}

/** The last value of an option. */
export function optionOf(options: Options, name: string): string | undefined {
  return options.get(name)?.at(-1);
}

/** Seconds, as `1.5` or `00:00:01.5`. */
export function secondsOption(options: Options, name: string): number | undefined {
  const text = optionOf(options, name);
  if (text === undefined) return undefined;
  const seconds = text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  if (Number.isNaN(seconds)) throw new Error(`Invalid duration for option ${name}: ${text}`);
  return seconds;
}
