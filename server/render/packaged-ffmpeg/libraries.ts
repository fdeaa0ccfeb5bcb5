/** Used part of FFmpeg's libraries, as the module of `@seydx/node-av-…` offers it. Codes below 0 are errors. */

export interface Rational {
  readonly num: number;
  readonly den: number;
}

export interface ChannelLayout {
  readonly nbChannels: number;
  readonly order: number;
  readonly mask: bigint;
}

export interface Dictionary {
  alloc(): void;
  set(key: string, value: string, flags: number): number;
}

export interface Packet {
  streamIndex: number;
  pts: bigint;
  dts: bigint;
  duration: bigint;
  readonly timeBase: Rational;
  alloc(): void;
  unref(): void;
  free(): void;
  clone(): Packet | null;
  rescaleTs(from: Rational, to: Rational): void;
}

export interface Frame {
  readonly format: number;
  readonly width: number;
  readonly height: number;
  readonly nbSamples: number;
  pts: bigint;
  readonly bestEffortTimestamp: bigint;
  duration: bigint;
  pictType: number;
  readonly sampleAspectRatio: Rational;
  readonly sampleRate: number;
  readonly channelLayout: ChannelLayout;
  readonly colorRange: number;
  readonly colorPrimaries: number;
  readonly colorTrc: number;
  readonly colorSpace: number;
  readonly chromaLocation: number;
  alloc(): void;
  unref(): void;
  clone(): Frame | null;
}

export interface Codec {
  readonly name: string | null;
  readonly longName: string | null;
  readonly type: number;
  readonly id: number;
  readonly capabilities: number;
  readonly wrapper: string | null;
  readonly pixelFormats: readonly number[] | null;
  readonly sampleFormats: readonly number[] | null;
  readonly supportedSamplerates: readonly number[] | null;
  isEncoder(): boolean;
}

export interface CodecParameters {
  readonly codecType: number;
  readonly codecId: number;
  codecTag: number;
  readonly width: number;
  readonly height: number;
  readonly sampleRate: number;
  readonly videoDelay: number;
  copy(target: CodecParameters): number;
  fromContext(context: CodecContext): number;
  getCodedSideData(type: number): Buffer | null;
}

export interface CodecContext {
  flags: number;
  timeBase: Rational;
  pktTimebase: Rational;
  framerate: Rational;
  width: number;
  height: number;
  pixelFormat: number;
  sampleAspectRatio: Rational;
  colorRange: number;
  colorPrimaries: number;
  colorTrc: number;
  colorSpace: number;
  chromaLocation: number;
  sampleRate: number;
  sampleFormat: number;
  channelLayout: ChannelLayout;
  globalQuality: number;
  readonly frameSize: number;
  allocContext3(codec: Codec): void;
  open2Sync(codec: Codec, options: Dictionary): number;
  parametersToContext(parameters: CodecParameters): number;
  sendPacketSync(packet: Packet | null): number;
  receiveFrameSync(frame: Frame): number;
  sendFrameSync(frame: Frame | null): number;
  receivePacketSync(packet: Packet): number;
}

export interface Stream {
  readonly index: number;
  readonly codecpar: CodecParameters;
  timeBase: Rational;
  avgFrameRate: Rational;
  readonly rFrameRate: Rational;
  sampleAspectRatio: Rational;
  readonly disposition: number;
}

export interface OutputFormat {
  readonly flags: number;
  readonly videoCodec: number;
  readonly audioCodec: number;
}

export interface FormatContext {
  readonly startTime: bigint;
  readonly streams: readonly Stream[] | null;
  readonly iformat: { readonly name: string | null; readonly flags: number } | null;
  readonly oformat: OutputFormat | null;
  allocContext(): void;
  allocOutputContext2(format: OutputFormat | null, name: string | null, file: string | null): number;
  openInputSync(url: string, format: unknown, options: Dictionary): number;
  findStreamInfoSync(options: null): number;
  dumpFormat(index: number, url: string, isOutput: boolean): void;
  readFrameSync(packet: Packet): number;
  seekFrameSync(stream: number, timestamp: bigint, flags: number): number;
  openOutputSync(): number;
  closeOutputSync(): void;
  writeHeaderSync(options: Dictionary): number;
  interleavedWriteFrameSync(packet: Packet | null): number;
  writeTrailerSync(): number;
  newStream(codec: null): Stream;
  findBestStream(type: number, wanted: number, related: number, withDecoder: boolean, flags: number): number;
}

export interface FilterContext {
  link(sourcePad: number, target: FilterContext, targetPad: number): number;
  buffersrcAddFrameSync(frame: Frame | null, flags: number): number;
  buffersinkGetFrameSync(frame: Frame): number;
  buffersinkGetTimeBase(): Rational;
  buffersinkGetFormat(): number;
  buffersinkGetWidth(): number;
  buffersinkGetHeight(): number;
  buffersinkGetSampleAspectRatio(): Rational;
  buffersinkGetFrameRate(): Rational;
  buffersinkGetSampleRate(): number;
  buffersinkGetChannelLayout(): ChannelLayout;
}

/** A list of ends of filters that nothing is linked to yet. */
export interface FilterInOut {
  readonly name: string | null;
  readonly filterCtx: FilterContext | null;
  readonly padIdx: number;
  readonly next: FilterInOut | null;
  free(): void;
}

export interface FilterSegment {
  createFilters(flags: number): number;
  applyOpts(flags: number): number;
  apply(inputs: FilterInOut, outputs: FilterInOut, flags: number): number;
  free(): void;
}

export interface FilterGraph {
  nbThreads: number;
  alloc(): void;
  free(): void;
  createFilter(filter: unknown, name: string, args: string | null): FilterContext | null;
  segmentParse(filters: string, flags: number): FilterSegment | null;
  configSync(): number;
}

interface Found<T> {
  new (): T;
}

export interface Native {
  readonly Packet: Found<Packet>;
  readonly Frame: Found<Frame>;
  readonly Dictionary: Found<Dictionary>;
  readonly FormatContext: Found<FormatContext>;
  readonly CodecContext: Found<CodecContext>;
  readonly FilterGraph: Found<FilterGraph>;
  readonly FilterInOut: Found<FilterInOut>;
  readonly Codec: {
    findDecoder(id: number): Codec | null;
    findDecoderByName(name: string): Codec | null;
    findEncoder(id: number): Codec | null;
    findEncoderByName(name: string): Codec | null;
    getCodecList(): Codec[];
  };
  readonly InputFormat: { findInputFormat(name: string): unknown };
  readonly Filter: {
    getByName(name: string): unknown;
    getList(): { name: string | null; description: string | null }[];
  };
  readonly FFmpegError: { strerror(code: number): string; getAverror(name: string): number };
  readonly Log: { setLevel(level: number): void };
  avGetPixFmtName(format: number): string | null;
  avGetSampleFmtName(format: number): string | null;
  avChannelLayoutDefault(channels: number): ChannelLayout;
  avChannelLayoutDescribe(layout: ChannelLayout): string | null;
  avRescaleQ(value: bigint, from: Rational, to: Rational): bigint;
  getFFmpegInfo(): { readonly version: string; readonly configuration: string };
}
