/** What the queue asks of the renderer (`server/render/engine/engine.ts`); tests bring their own. */
import type { ImageFormat, OutputFrameRate, TextColors, VideoFormat } from '@spotreel/sdk/contract';
import type { Composition, SlotColors } from '@spotreel/sdk/scene';
import type { H264Encoder } from '../platform/config/render-encoder-settings';
import type { SegmentPicture, TextContrast } from './engine/painter/protocol';

export type { SegmentPicture, TextContrast };

export interface RenderSegment {
  readonly index: number;
  readonly startFrame: number;
  readonly durationFrames: number;
}

export interface RenderPort {
  /** Segments, stills and assemblies that may run at a time. */
  readonly processes: number;
  /** What is best for MP4s on this machine. */
  readonly encoder: H264Encoder;
  /** Whether it renders 3D templates. Default: false. */
  readonly hasBlender?: boolean;
  /** How long a frame of Blender is expected to take here. Default: unknown. */
  readonly blenderFrameSeconds?: number | undefined;
  planSegments(composition: Composition): readonly RenderSegment[];
  /** Equal keys, equal files: see `segmentContentKey`. */
  contentKey(composition: Composition, segment: RenderSegment, picture: SegmentPicture): Promise<string>;
  renderSegment(options: {
    readonly composition: Composition;
    readonly segment: RenderSegment;
    readonly picture: SegmentPicture;
    readonly outFile: string;
    readonly signal: AbortSignal;
    readonly onProgress: (framesDone: number) => void;
  }): Promise<void>;
  assemble(options: {
    readonly composition: Composition;
    readonly segmentFiles: readonly string[];
    readonly frameRate: OutputFrameRate;
    readonly format: VideoFormat;
    readonly outFile: string;
    readonly signal: AbortSignal;
    readonly onProgress: (share: number) => void;
  }): Promise<void>;
  still(options: {
    readonly composition: Composition;
    readonly frame: number;
    readonly widthPx: number;
    readonly format: ImageFormat;
    /** Background colors are left out. Default: false. */
    readonly isTransparent?: boolean;
    readonly signal: AbortSignal;
  }): Promise<Uint8Array>;
  /** The first scene as a small animated WebP. */
  motion(options: { readonly composition: Composition; readonly signal: AbortSignal }): Promise<Uint8Array>;
  /** How readable the texts of the first scene are at rest; without texts that are never seen. */
  contrast(options: {
    readonly composition: Composition;
    /** innerReferences. */
    readonly fields: readonly string[];
    /** Where to look for texts at rest; absent: all over the scene. */
    readonly frames?: readonly number[];
    /** Texts with a lower contrast get a picture. */
    readonly leastContrast: number;
    readonly signal: AbortSignal;
  }): Promise<readonly TextContrast[]>;
  /** What the texts of the first scene, and what is behind them, are colored with. */
  textColors(options: {
    /** In `colors`. */
    readonly composition: Composition;
    readonly colors: SlotColors;
    /** The same in each of `probeColors(colors)`. */
    readonly probes: readonly Composition[];
    readonly signal: AbortSignal;
  }): Promise<readonly TextColors[]>;
}
