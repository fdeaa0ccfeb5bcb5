/** What is behind the animation of a scene. */
import { type CompiledBackground, TRANSPARENT } from '../../scene/composition';
import type { Size } from '../../scene/cover';
import { openImageBackground } from './image-background';
import { openVideoBackground } from './video-background';

export type FrameContext = OffscreenCanvasRenderingContext2D;

/** Reads a file of the composition. */
export type ReadFile = (address: string) => Promise<Blob>;

export interface FrameBackground {
  /** Covers the canvas with frame `frame` of the scene. Frames are asked for in order. */
  paint(context: FrameContext, frame: number): Promise<void> | void;
  close(): void;
}

export interface BackgroundOptions {
  readonly canvas: Size;
  readonly durationFrames: number;
  /** Leaves a color out. */
  readonly isTransparent: boolean;
  readonly readFile: ReadFile;
}

/** @throws SpotreelError `export_media_unreadable`, `export_media_undecodable` */
export async function openFrameBackground(
  background: CompiledBackground,
  options: BackgroundOptions,
): Promise<FrameBackground> {
  switch (background.type) {
    case 'color':
      return colorBackground(background.color, options);
    case 'image':
      return openImageBackground(background, options);
    case 'video':
      return openVideoBackground(background, options);
  }
}

function colorBackground(color: string, { canvas, isTransparent }: BackgroundOptions): FrameBackground {
  return {
    paint(context) {
      if (isTransparent || color === TRANSPARENT) return context.clearRect(0, 0, canvas.widthPx, canvas.heightPx);
      context.fillStyle = color;
      context.fillRect(0, 0, canvas.widthPx, canvas.heightPx);
    },
    close: () => undefined,
  };
}
