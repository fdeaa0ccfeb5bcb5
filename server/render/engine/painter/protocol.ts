/**
 * The messages between the server and a painter process. The server sends a job, the painter answers with progress and at
 * last `done` or `failed`. Then it leaves, or waits for another job. A painter whose parent is gone leaves at once.
 */
import type {
  CutOutMaker,
  ImageFormat,
  OutputFrameRate,
  OutputQuality,
  VideoFormat,
} from '@spotreel/sdk/internal/contract';
import type {
  CompiledScene,
  CompiledTransition,
  FocusPoint,
  LottieAnimation,
  MeasuredFrames,
  MeasuredTexts,
  MotionFigures,
  ReplaceablePictures,
  SlotColors,
  SoundtrackPlan,
} from '@spotreel/sdk/internal/scene';
import type { PictureSize } from '../../../media/media-port';
import type { H264Encoder } from '../../../platform/config/render-encoder-settings';
import type { RenderErrorCode } from '../errors';
import type { FrameSize } from '../ffmpeg/encoder-settings';
import type { AudioCopy, MediaFacts, VideoPreview } from '../media/facts';
import type { OnnxModel } from './onnx-model';

/** Local files by the `src` that a composition calls them. */
export type LocalFiles = readonly (readonly [src: string, file: string])[];

/** A run of frames of one scene, counted from the scene's start. */
export interface SceneSlice {
  readonly scene: CompiledScene;
  readonly firstFrame: number;
  readonly frameCount: number;
  /** Pictures that are behind the animation, `<frame>.png` each, in place of the scene's background. */
  readonly framesFolder?: string;
  /** During a transition, the scene that leaves. The transition begins with the first frame of `scene`. */
  readonly leaving?: LeavingSlice;
}

/** The leaving side of a transition, for as many frames as the slice of the entering scene has. */
export interface LeavingSlice {
  readonly scene: CompiledScene;
  readonly firstFrame: number;
  readonly transition: CompiledTransition;
  /** Length of the whole transition. */
  readonly overlapFrames: number;
}

export interface JobEnvironment {
  readonly ffmpegPath: string;
  /** A folder of this job alone; the server removes it. */
  readonly folder: string;
}

/** Options of painting and encoding a segment, beside its content. */
export interface SegmentPicture {
  /** Scenes are painted at this size. */
  readonly size: FrameSize;
  readonly quality: OutputQuality;
  /** Frames a second of the file. Frames between those of the composition are painted, too. */
  readonly frameRate: OutputFrameRate;
  /** Default: `mp4`. */
  readonly format?: VideoFormat;
  /** Background colors are left out; for `webm` and `mov`. Default: false. */
  readonly isTransparent?: boolean;
  /** Encoder of `mp4`; other formats have one encoder each. Default: `x264`. */
  readonly encoder?: H264Encoder;
}

/**
 * Inputs of the content of a segment's file. Everything new of this kind belongs here: kept segments are named by it.
 */
export interface PaintedSegment extends SegmentPicture {
  readonly slices: readonly SceneSlice[];
  readonly encoderThreads: number;
}

export interface PaintSegmentJob extends JobEnvironment, PaintedSegment {
  readonly files: LocalFiles;
  readonly outFile: string;
}

export interface PaintStillJob extends JobEnvironment {
  /** Size of the picture; the scene is painted at this size. */
  readonly size: FrameSize;
  readonly slice: SceneSlice;
  readonly files: LocalFiles;
  readonly format: ImageFormat;
  /** Background colors are left out; not of a JPEG. Default: false. */
  readonly isTransparent?: boolean;
  readonly outFile: string;
}

export interface PaintMotionJob extends JobEnvironment {
  /** Size of the picture; the scene is painted at this size. */
  readonly size: FrameSize;
  readonly slice: SceneSlice;
  /** One frame of so many is shown. */
  readonly stepFrames: number;
  readonly files: LocalFiles;
  readonly outFile: string;
}

export interface MeasureContrastJob extends JobEnvironment {
  /** Size of the canvas; its longer side decides at which sizes contrast is measured. */
  readonly size: FrameSize;
  readonly scene: CompiledScene;
  /** innerReferences of texts. */
  readonly fields: readonly string[];
  /** Frames of the scene at which to look for texts at rest. */
  readonly frames: readonly number[];
  /** Texts with a lower contrast get a picture. */
  readonly leastContrast: number;
  readonly files: LocalFiles;
}

/** The moment at which the contrast of a text at rest is lowest. */
export interface TextContrast {
  readonly field: string;
  /** Frame of the scene. */
  readonly frame: number;
  /** WCAG, 1 to 21. */
  readonly contrast: number;
  /** WebP of that moment with a ring around the text, where the contrast is too low. */
  readonly picture: Uint8Array | undefined;
}

export interface MeasureMotionJob extends JobEnvironment {
  /** Size of the pictures that are compared. */
  readonly size: FrameSize;
  /** Its background stays as it is: one with a video moves, and needs no measuring. */
  readonly scene: CompiledScene;
  readonly measured: MeasuredFrames;
  readonly files: LocalFiles;
}

export interface MeasureTextsJob extends JobEnvironment {
  /** Size of the canvas; its longer side decides at which size colors are measured. */
  readonly size: FrameSize;
  /** In `colors`. */
  readonly scene: CompiledScene;
  readonly colors: SlotColors;
  /** The scene's animation in each of `probeColors(colors)`. */
  readonly probes: readonly LottieAnimation[];
  /** Pictures of the scene that people replace. */
  readonly replaceable: ReplaceablePictures;
  readonly files: LocalFiles;
}

export interface AssembleJob extends JobEnvironment {
  readonly segmentFiles: readonly string[];
  readonly frameRate: OutputFrameRate;
  readonly format: VideoFormat;
  readonly soundtrack: SoundtrackPlan;
  readonly files: LocalFiles;
  readonly outFile: string;
}

export interface ProbeVideoJob extends JobEnvironment {
  readonly file: string;
}

export interface PreviewVideoJob extends JobEnvironment {
  readonly file: string;
  /** Folder of the results: `video.mp4`, `poster.webp`, `thumbnail-<n>.webp`. */
  readonly outFolder: string;
}

export interface CopyAudioJob extends JobEnvironment {
  readonly file: string;
  /** Folder of `audio.m4a`. */
  readonly outFolder: string;
}

export interface ConvertHeicJob extends JobEnvironment {
  readonly file: string;
  /** Target of the JPEG; without it only the size is read. */
  readonly outFile?: string;
}

export interface FilmOfPictureJob extends JobEnvironment {
  readonly file: string;
  /** Target of the MP4. */
  readonly outFile: string;
}

export interface CutOutJob extends JobEnvironment {
  readonly file: string;
  /** Model that finds the subject: the bundled one, or the operator's. */
  readonly model: { readonly kind: 'bundled'; readonly file: string } | ({ readonly kind: 'onnx' } & OnnxModel);
  /** Target of the WebP. */
  readonly outFile: string;
}

export interface ApplyMaskJob extends JobEnvironment {
  readonly file: string;
  /** A picture of any size: what is white in it stays. */
  readonly maskFile: string;
  /** Target of the WebP. */
  readonly outFile: string;
}

export interface FindFocusJob extends JobEnvironment {
  readonly file: string;
  /** Folder of the models that find faces and people. */
  readonly modelFolder: string;
}

/** Every job: what it is asked and what it answers. */
export interface PainterJobs {
  'paint-segment': { input: PaintSegmentJob; result: null };
  'paint-still': { input: PaintStillJob; result: null };
  'paint-motion': { input: PaintMotionJob; result: null };
  /** Without texts that are never seen. */
  'measure-contrast': { input: MeasureContrastJob; result: readonly TextContrast[] };
  'measure-motion': { input: MeasureMotionJob; result: MotionFigures };
  'measure-texts': { input: MeasureTextsJob; result: MeasuredTexts };
  assemble: { input: AssembleJob; result: null };
  'probe-video': { input: ProbeVideoJob; result: MediaFacts };
  'preview-video': { input: PreviewVideoJob; result: VideoPreview };
  'copy-audio': { input: CopyAudioJob; result: AudioCopy };
  'convert-heic': { input: ConvertHeicJob; result: PictureSize };
  'film-of-picture': { input: FilmOfPictureJob; result: { readonly hasAlpha: boolean } };
  'cut-out': { input: CutOutJob; result: CutOutMaker };
  'apply-mask': { input: ApplyMaskJob; result: null };
  /** Null: the middle. */
  'find-focus': { input: FindFocusJob; result: FocusPoint | null };
}

export type PainterJobKind = keyof PainterJobs;

export type PainterRequest = {
  [Kind in PainterJobKind]: {
    kind: Kind;
    input: PainterJobs[Kind]['input'];
    /** True: the painter waits for another job when this one is done. One that has failed leaves. */
    stays: boolean;
  };
}[PainterJobKind];

export type PainterReply =
  /** `done` counts what the job counts: frames of a segment, thousandths of an assembly. */
  | { type: 'progress'; done: number }
  | { type: 'done'; result: unknown }
  | { type: 'failed'; code: RenderErrorCode; message: string };

/** Context of a job beside its input. */
export interface JobContext {
  report(done: number): void;
}

export type PainterJobHandler<Kind extends PainterJobKind> = (
  input: PainterJobs[Kind]['input'],
  context: JobContext,
) => Promise<PainterJobs[Kind]['result']>;
