/** A scene of which single frames are painted in several variants: its background once a frame, variants on top. */
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { NodeScenePainter } from '@spotreel/sdk/internal/node/painter';
import type { CompiledScene } from '@spotreel/sdk/internal/scene';
import type { FrameSize } from '../../ffmpeg/encoder-settings';
import { openBackground } from '../background/open-background';
import type { PaintEnvironment } from '../paint-environment';
import { frameOfDocument } from '../scene-painter';

export interface FramePainter {
  /** The variant at a frame, RGBA; good until the next call. */
  paint(variant: NodeScenePainter, frame: number): Promise<Uint8ClampedArray>;
  /** Shows what was painted last. */
  readonly canvas: Canvas;
}

export function openFramePainter(
  { background, animation }: CompiledScene,
  size: FrameSize,
  environment: PaintEnvironment,
): FramePainter {
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  const backgrounds = new Map<number, Canvas>();

  async function backgroundAt(frame: number): Promise<Canvas> {
    // Only a video's picture depends on the frame.
    const key = background.type === 'video' ? frame : 0;
    const known = backgrounds.get(key);
    if (known) return known;
    const backdrop = createCanvas(size.width, size.height);
    const painter = await openBackground(background, { firstFrame: key, frameCount: 1 }, { ...environment, size });
    try {
      await painter.paint(backdrop.getContext('2d'), backdrop);
    } finally {
      painter.close();
    }
    backgrounds.set(key, backdrop);
    return backdrop;
  }

  return {
    canvas,
    async paint(variant, frame) {
      const backdrop = await backgroundAt(frame);
      context.clearRect(0, 0, size.width, size.height);
      context.drawImage(backdrop, 0, 0);
      variant.paint(context, frameOfDocument(animation, frame));
      return context.getImageData(0, 0, size.width, size.height).data;
    },
  };
}
