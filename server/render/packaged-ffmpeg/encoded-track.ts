/** From frames of decoders to packets of the output, through filters that are made anew where a video changes its size. */
import { type Options, optionOf, secondsOption } from './command-line';
import { type Encoder, openEncoder } from './encoder';
import { type FirstFrame, type GraphSource, type OpenGraph, openGraph } from './filter-graph';
import { layoutName } from './input-file';
import type { Codec, Frame, Packet, Rational } from './libraries';
import { AUDIO, native } from './native';
import type { OutputFile } from './output-file';

export interface EncodedTrackOptions {
  readonly kind: number;
  readonly slot: number;
  readonly codec: Codec;
  readonly sources: readonly GraphSource[];
  /** Filters of each source, then those of the command line. */
  readonly filters: string;
  readonly output: OutputFile;
}

export class EncodedTrack {
  /** Nothing more is taken. */
  isOver = false;
  private readonly atMost: number;
  private readonly filters: string;
  private readonly pending: { source: number; frame: Frame | null }[] = [];
  private readonly firsts: (FirstFrame | undefined)[];
  private graph: OpenGraph | undefined;
  private encoder: Encoder | undefined;
  private count = 0;

  constructor(private readonly options: EncodedTrackOptions) {
    const { kind, codec, sources, output } = options;
    const most = kind === AUDIO ? undefined : optionOf(output.options, 'frames:v');
    this.atMost = most === undefined ? Number.POSITIVE_INFINITY : Number(most);
    this.filters = [options.filters, ...endFilters(kind, codec, output.options)].join();
    this.firsts = sources.map(() => undefined);
  }

  /** `frame`: null at the end of the source. */
  add(source: number, frame: Frame | null, timeBase: Rational): void {
    if (this.isOver) return;
    if (this.graph) this.pass(source, frame, timeBase);
    else this.wait(source, frame, timeBase);
  }

  private wait(source: number, frame: Frame | null, timeBase: Rational): void {
    if (frame) this.firsts[source] ??= { frame: frame.clone()!, timeBase };
    this.pending.push({ source, frame: frame?.clone() ?? null });
    const known = this.firsts.filter((first) => first !== undefined);
    if (known.length === this.firsts.length) this.begin(known);
    // a source without a frame leaves nothing to show
    else if (!frame && this.firsts[source] === undefined) this.end();
  }

  private begin(known: readonly FirstFrame[]): void {
    this.openGraph(known);
    for (const kept of this.pending.splice(0)) this.graph?.add(kept.source, kept.frame);
    this.advance();
  }

  private pass(source: number, frame: Frame | null, timeBase: Rational): void {
    const first = this.firsts[source];
    if (frame && first && differs(first.frame, frame)) {
      // one source: the others of a graph are pictures that do not change
      this.graph?.add(source, null);
      this.graph?.drain(this.onFrame);
      this.graph?.free();
      this.firsts[source] = { frame: frame.clone()!, timeBase };
      this.openGraph(this.firsts.map((known) => known!));
    }
    this.graph?.add(source, frame);
    this.advance();
  }

  private openGraph(known: readonly FirstFrame[]): void {
    const { kind, sources } = this.options;
    this.graph = openGraph(kind, this.filters, sources, known);
    if (kind !== AUDIO) return;
    this.encoder ??= this.encoderFor(this.graph, undefined);
    const { frameSize } = this.encoder;
    if (frameSize === 0) return;
    this.graph.free();
    this.graph = openGraph(kind, `${this.filters},asetnsamples=n=${frameSize}:p=0`, sources, known);
  }

  private encoderFor({ sink }: OpenGraph, first: Frame | undefined): Encoder {
    const { kind, codec, slot, output } = this.options;
    const { hasGlobalHeader, options } = output;
    const made = openEncoder({ codec, kind, options, sink, first, hasGlobalHeader });
    output.addEncoded(slot, made.context);
    return made;
  }

  private advance(): void {
    const hasMore = this.graph?.drain(this.onFrame) ?? false;
    if (!hasMore || this.count >= this.atMost) this.end();
  }

  private end(): void {
    this.isOver = true;
    this.encoder?.encode(null, this.onPacket);
    this.graph?.free();
  }

  private readonly onFrame = (frame: Frame) => {
    if (this.count >= this.atMost) return;
    this.encoder ??= this.encoderFor(this.graph!, frame);
    this.encoder.encode(frame, this.onPacket);
    this.count++;
  };

  private readonly onPacket = (packet: Packet) =>
    this.options.output.write(this.options.slot, packet, this.encoder!.context.timeBase);
}

/** True if the filters' input changes for good. */
function differs(a: Frame, b: Frame): boolean {
  return (
    a.width !== b.width ||
    a.height !== b.height ||
    a.format !== b.format ||
    a.sampleRate !== b.sampleRate ||
    a.channelLayout.nbChannels !== b.channelLayout.nbChannels ||
    a.colorSpace !== b.colorSpace ||
    a.colorRange !== b.colorRange
  );
}

/** Filters behind those of the command line: the part that is asked for, and what the encoder takes. */
function endFilters(kind: number, codec: Codec, options: Options): string[] {
  return [...partFilters(kind, options), kind === AUDIO ? soundFormat(codec, options) : pictureFormat(codec, options)];
}

function partFilters(kind: number, options: Options): string[] {
  const from = secondsOption(options, 'ss');
  const seconds = secondsOption(options, 't');
  if (from === undefined && seconds === undefined) return [];
  const prefix = kind === AUDIO ? 'a' : '';
  const bounds = [from === undefined ? [] : `start=${from}`, seconds === undefined ? [] : `duration=${seconds}`];
  return [`${prefix}trim=${bounds.flat().join(':')}`, `${prefix}setpts=PTS-STARTPTS`];
}

function pictureFormat({ pixelFormats }: Codec, options: Options): string {
  const asked = optionOf(options, 'pix_fmt');
  const names = asked ? [asked] : (pixelFormats ?? []).map((format) => native.avGetPixFmtName(format));
  const rate = optionOf(options, 'r');
  const format = names.length === 0 ? 'null' : `format=pix_fmts=${names.join('|')}`;
  return rate === undefined ? format : `fps=${rate},${format}`;
}

function soundFormat({ sampleFormats, supportedSamplerates }: Codec, options: Options): string {
  const rate = optionOf(options, 'ar');
  const channels = optionOf(options, 'ac');
  const formats = (sampleFormats ?? []).map((format) => native.avGetSampleFmtName(format)).join('|');
  const rates = rate ?? (supportedSamplerates ?? []).join('|');
  const parts = [
    formats && `sample_fmts=${formats}`,
    rates && `sample_rates=${rates}`,
    channels && `channel_layouts=${layoutName(Number(channels))}`,
  ].filter(Boolean);
  return parts.length === 0 ? 'anull' : `aformat=${parts.join(':')}`;
}
