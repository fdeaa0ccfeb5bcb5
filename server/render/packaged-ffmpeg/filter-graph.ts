/** Filters between decoders and one encoder. They are made when the first frame of each source says what it is. */
import type { FilterContext, FilterGraph, FilterInOut, Frame, Rational } from './libraries';
import { AUDIO, checked, END_OF_FILE, native, newFrame, TRY_AGAIN } from './native';

export interface GraphSource {
  /** Its label in the filters; `in` where they name none. */
  readonly label: string;
  readonly frameRate: Rational;
}

/** A graph that is configured. */
export interface OpenGraph {
  readonly sink: FilterContext;
  /** `frame`: null at the end of the source. */
  add(source: number, frame: Frame | null): void;
  /** Calls back with each frame that is ready. False once there will be no more. */
  drain(onFrame: (frame: Frame) => void): boolean;
  free(): void;
}

/** The first frame of each source, by which its buffer is made. */
export interface FirstFrame {
  readonly frame: Frame;
  readonly timeBase: Rational;
}

export function openGraph(
  kind: number,
  filters: string,
  sources: readonly GraphSource[],
  firsts: readonly FirstFrame[],
): OpenGraph {
  const graph = new native.FilterGraph();
  graph.alloc();
  graph.nbThreads = 1;
  const isSound = kind === AUDIO;
  const buffers = sources.map((source, index) =>
    filterOf(graph, isSound ? 'abuffer' : 'buffer', `source${index}`, bufferArguments(isSound, source, firsts[index]!)),
  );
  const sink = filterOf(graph, isSound ? 'abuffersink' : 'buffersink', 'sink', null);
  const bufferOf = (label: string | null) => buffers[sources.findIndex((source) => source.label === (label ?? 'in'))];
  link(graph, filters, bufferOf, sink);
  checked(graph.configSync(), `Filters ${filters}`);
  const filtered = newFrame();
  return {
    sink,
    add(source, frame) {
      const code = buffers[source]!.buffersrcAddFrameSync(frame, 0);
      if (code !== END_OF_FILE) checked(code, 'Filters');
    },
    drain(onFrame) {
      for (;;) {
        const code = sink.buffersinkGetFrameSync(filtered);
        if (code === TRY_AGAIN) return true;
        if (code === END_OF_FILE) return false;
        checked(code, 'Filters');
        onFrame(filtered);
        filtered.unref();
      }
    },
    free: () => graph.free(),
  };
}

function filterOf(graph: FilterGraph, name: string, instance: string, args: string | null): FilterContext {
  const filter = native.Filter.getByName(name);
  const made = filter ? graph.createFilter(filter, instance, args) : null;
  if (!made) throw new Error(`Filter ${name} cannot be made with ${args}.`);
  return made;
}

function bufferArguments(isSound: boolean, source: GraphSource, { frame, timeBase }: FirstFrame): string {
  const base = `time_base=${ratio(timeBase)}`;
  if (isSound) {
    const layout = native.avChannelLayoutDescribe(frame.channelLayout) ?? 'stereo';
    const format = native.avGetSampleFmtName(frame.format);
    return `${base}:sample_rate=${frame.sampleRate}:sample_fmt=${format}:channel_layout=${layout}`;
  }
  const { width, height, format, sampleAspectRatio, colorSpace, colorRange } = frame;
  const picture = `video_size=${width}x${height}:pix_fmt=${format}:colorspace=${colorSpace}:range=${colorRange}`;
  const aspect = sampleAspectRatio.num > 0 ? `:pixel_aspect=${ratio(sampleAspectRatio)}` : '';
  const rate = source.frameRate.num > 0 ? `:frame_rate=${ratio(source.frameRate)}` : '';
  return `${base}:${picture}${aspect}${rate}`;
}

function ratio({ num, den }: Rational): string {
  return `${num}/${den}`;
}

/** Makes the filters and links their open ends. The lists of these belong to FFmpeg, and are freed at once. */
function link(
  graph: FilterGraph,
  filters: string,
  bufferOf: (label: string | null) => FilterContext | undefined,
  sink: FilterContext,
): void {
  const segment = graph.segmentParse(filters, 0);
  if (!segment) throw new Error(`Filters ${filters} cannot be read.`);
  const inputs = new native.FilterInOut();
  const outputs = new native.FilterInOut();
  try {
    for (const step of [segment.createFilters(0), segment.applyOpts(0), segment.apply(inputs, outputs, 0)])
      checked(step, `Filters ${filters}`);
    for (let end: FilterInOut | null = inputs; end?.filterCtx; end = end.next) {
      const buffer = bufferOf(end.name);
      if (!buffer) throw new Error(`Filters ${filters} have an input without a source: ${end.name}.`);
      checked(buffer.link(0, end.filterCtx, end.padIdx), `Filters ${filters}`);
    }
    if (!outputs.filterCtx) throw new Error(`Filters ${filters} have no output.`);
    checked(outputs.filterCtx.link(outputs.padIdx, sink, 0), `Filters ${filters}`);
  } finally {
    inputs.free();
    outputs.free();
    segment.free();
  }
}
