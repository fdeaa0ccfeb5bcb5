/** Reads the inputs side by side, decodes, filters, encodes and writes, until everything that was asked for is written. */
import { type CommandLine, type Options, optionOf } from './command-line';
import { type Decoder, openDecoder } from './decoder';
import { EncodedTrack } from './encoded-track';
import { InputFile } from './input-file';
import type { Codec, Packet, Rational, Stream } from './libraries';
import { AUDIO, native, VIDEO } from './native';
import { OutputFile } from './output-file';
import { openProgress } from './progress';
import { planStreams, type StreamSource, takenBy } from './streams';

/** Targets of one stream of an input. */
interface Route {
  readonly source: StreamSource;
  /** `packet`: null at the end of the input. */
  take(packet: Packet | null): void;
  isOver(): boolean;
}

/** @throws Error with FFmpeg's words. */
export function transcode({ inputs: targets, output: target, general }: CommandLine): void {
  const inputs = targets.map((input) => new InputFile(input));
  if (!target) {
    for (const [index, input] of inputs.entries()) input.describe(index);
    throw new Error('At least one output file must be specified');
  }
  const probe = new OutputFile(target, 1);
  const planned = planStreams(inputs, target.options).filter(({ kind }) => takenBy(probe, kind, target.options));
  if (planned.length === 0) throw new Error('Output file does not contain any stream');
  const output = new OutputFile(target, planned.length);
  const routes = planned.flatMap(({ kind, sources }, slot) => {
    const isCopy =
      (optionOf(target.options, kind === AUDIO ? 'c:a' : 'c:v') ?? optionOf(target.options, 'c')) === 'copy';
    return isCopy ? [copyRoute(inputs, sources[0]!, slot, output)] : encodedRoutes(inputs, kind, sources, slot, output);
  });
  readAll(inputs, routes, openProgress(general, output));
  output.finish();
}

/** The input that is behind the others is read next, so that little waits in memory. */
function readAll(inputs: readonly InputFile[], routes: readonly Route[], report: (isEnd: boolean) => void): void {
  const open = new Set(inputs.keys());
  while (open.size > 0 && routes.some((route) => !route.isOver())) {
    const next = [...open].reduce((a, b) => (inputs[b]!.position < inputs[a]!.position ? b : a));
    const file = inputs[next]!;
    const read = file.read();
    const isLate = file.atMostSeconds !== undefined && file.position > file.atMostSeconds;
    const packet = isLate ? undefined : read;
    if (!packet) open.delete(next);
    for (const { source, take } of routes)
      if (source.input === next && (!packet || source.stream === packet.streamIndex)) take(packet ?? null);
    report(false);
  }
  report(true);
}

function copyRoute(inputs: readonly InputFile[], source: StreamSource, slot: number, output: OutputFile): Route {
  const stream = inputs[source.input]!.streams[source.stream]!;
  output.addCopied(slot, stream);
  return {
    source,
    take(packet) {
      if (packet) output.write(slot, packet, stream.timeBase);
    },
    isOver: () => false,
  };
}

function encodedRoutes(
  inputs: readonly InputFile[],
  kind: number,
  sources: readonly StreamSource[],
  slot: number,
  output: OutputFile,
): Route[] {
  const streams = sources.map(({ input, stream }) => inputs[input]!.streams[stream]!);
  const encoded = new EncodedTrack({
    kind,
    slot,
    codec: encoderOf(kind, output),
    sources: sources.map(({ label }, index) => ({ label, frameRate: frameRateOf(streams[index]!) })),
    filters: [...sourceFilters(inputs, kind, sources), userFilters(kind, output.options)].join(),
    output,
  });
  return sources.map((source, index) => {
    const decoder = openDecoder(inputs[source.input]!, streams[index]!);
    return { source, take: (packet) => passOn(decoder, encoded, index, packet), isOver: () => encoded.isOver };
  });
}

/** Raw frames have no average. */
function frameRateOf({ avgFrameRate, rFrameRate }: Stream): Rational {
  return avgFrameRate.num > 0 ? avgFrameRate : rFrameRate;
}

function passOn(decoder: Decoder, encoded: EncodedTrack, index: number, packet: Packet | null): void {
  decoder.decode(packet, (frame) => encoded.add(index, frame, decoder.timeBaseOf(frame)));
  if (!packet) encoded.add(index, null, { num: 1, den: 1 });
}

function userFilters(kind: number, options: Options): string {
  const given = optionOf(options, 'filter_complex') ?? optionOf(options, kind === AUDIO ? 'af' : 'vf');
  return given ?? (kind === AUDIO ? 'anull' : 'null');
}

/** A turned picture is set upright, and what is not asked for of an input is cut away. */
function sourceFilters(inputs: readonly InputFile[], kind: number, sources: readonly StreamSource[]): string[] {
  const [source] = sources;
  if (source?.label !== 'in') return [];
  const { dropsBefore, atMostSeconds, streams } = inputs[source.input]!;
  const upright = kind === VIDEO ? uprightFilter(streams[source.stream]!) : undefined;
  const bounds = [
    dropsBefore === undefined ? [] : `start=${dropsBefore}`,
    atMostSeconds === undefined ? [] : `duration=${atMostSeconds}`,
  ].flat();
  const trim = bounds.length > 0 ? [`${kind === AUDIO ? 'a' : ''}trim=${bounds.join(':')}`] : [];
  return [...trim, ...(upright ? [upright] : [])];
}

function encoderOf(kind: number, output: OutputFile): Codec {
  const name = optionOf(output.options, kind === AUDIO ? 'c:a' : 'c:v') ?? optionOf(output.options, 'c');
  const codec = name ? native.Codec.findEncoderByName(name) : native.Codec.findEncoder(output.usualCodec(kind));
  if (!codec) throw new Error(`Unknown encoder '${name ?? output.usualCodec(kind)}'`);
  return codec;
}

// Filters that turn a picture as the matrix of its container says: phones film on their side.
const DISPLAY_MATRIX = 5;

const FIXED_POINT = 65536;

const TURNS: Readonly<Record<number, string>> = { 90: 'transpose=clock', 180: 'hflip,vflip', 270: 'transpose=cclock' };

/** Undefined where the picture is upright, or turned by no quarter. */
function uprightFilter({ codecpar }: Stream): string | undefined {
  const matrix = codecpar.getCodedSideData(DISPLAY_MATRIX);
  if (!matrix || matrix.length < 20) return undefined;
  const at = (index: number) => matrix.readInt32LE(index * 4) / FIXED_POINT;
  const degrees = (Math.round((Math.atan2(at(1), at(0)) * 180) / Math.PI) + 360) % 360;
  const isMirrored = at(0) * at(4) - at(1) * at(3) < 0;
  return [isMirrored ? 'hflip' : undefined, TURNS[degrees]].filter(Boolean).join() || undefined;
}
