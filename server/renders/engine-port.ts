/** What the queue asks of the renderer (`server/render/engine.ts`); tests bring their own. */
import type { ImageFormat } from '../../sdk/contract/schemas/render';
import type { Composition } from '../../sdk/scene/composition';

export interface RenderSegment {
  readonly index: number;
  readonly startFrame: number;
  readonly durationFrames: number;
}

export interface RenderPort {
  /** Segments, stills and assemblies that may run at a time. */
  readonly processes: number;
  planSegments(composition: Composition): readonly RenderSegment[];
  renderSegment(options: {
    readonly composition: Composition;
    readonly segment: RenderSegment;
    readonly outFile: string;
    readonly signal: AbortSignal;
    readonly onProgress: (framesDone: number) => void;
  }): Promise<void>;
  assemble(options: {
    readonly composition: Composition;
    readonly segmentFiles: readonly string[];
    readonly outFile: string;
    readonly signal: AbortSignal;
    readonly onProgress: (share: number) => void;
  }): Promise<void>;
  still(options: {
    readonly composition: Composition;
    readonly frame: number;
    readonly widthPx: number;
    readonly format: ImageFormat;
    readonly signal: AbortSignal;
  }): Promise<Uint8Array>;
  /** The first scene as a small animated WebP. */
  motion(options: { readonly composition: Composition; readonly signal: AbortSignal }): Promise<Uint8Array>;
}
