/** One scene, frame by frame: its background, and the painter's picture of its animation over it. */
import { CanvasPool } from '../../painter/canvas-pool';
import { pictureAddresses } from '../../painter/picture';
import { drawingOf, type SceneDrawing } from '../../painter/scene-drawing';
import type { CompiledScene } from '../../scene/composition';
import type { Size } from '../../scene/pictures/cover';
import { exportError } from '../export-error';
import { decodePicture } from './decode-picture';
import type { FrameBackground, FrameContext, ReadFile } from './frame-background';
import { openFrameBackground } from './open-background';

export interface SceneFrames {
  readonly scene: CompiledScene;
  /** Paints over the whole canvas. Frames are asked for in order. */
  paint(context: FrameContext, frame: number): Promise<void>;
  close(): void;
}

export interface SceneFramesOptions {
  readonly canvas: Size;
  readonly isTransparent: boolean;
  readonly readFile: ReadFile;
}

/** @throws SpotreelError `export_scene_unpaintable`, `export_media_unreadable`, `export_media_undecodable` */
export async function openSceneFrames(scene: CompiledScene, options: SceneFramesOptions): Promise<SceneFrames> {
  const { durationFrames, animation } = scene;
  const pictures = await readPictures(pictureAddresses(animation.assets), options.readFile);
  const closePictures = () => {
    for (const picture of pictures.values()) picture.close();
  };
  try {
    const drawing = drawingOf(animation, (address) => pictures.get(address));
    if (!drawing) throw exportError('export_scene_unpaintable', 'This device cannot paint one of the scenes.');
    const background = await openFrameBackground(scene.background, { ...options, durationFrames });
    return sceneFrames({ scene, drawing, background, canvas: options.canvas, closePictures });
  } catch (thrown) {
    closePictures();
    throw thrown;
  }
}

interface OpenedScene {
  readonly scene: CompiledScene;
  readonly drawing: SceneDrawing;
  readonly background: FrameBackground;
  readonly canvas: Size;
  readonly closePictures: () => void;
}

function sceneFrames({ scene, drawing, background, canvas, closePictures }: OpenedScene): SceneFrames {
  const pool = new CanvasPool();
  pool.resize(canvas.widthPx, canvas.heightPx);
  return {
    scene,
    async paint(context, frame) {
      context.setTransform(1, 0, 0, 1, 0, 0);
      await background.paint(context, frame);
      context.setTransform(canvas.widthPx / drawing.width, 0, 0, canvas.heightPx / drawing.height, 0, 0);
      drawing.draw(context, frame, { pool });
    },
    close() {
      background.close();
      closePictures();
    },
  };
}

async function readPictures(addresses: readonly string[], readFile: ReadFile): Promise<Map<string, ImageBitmap>> {
  const pictures = new Map<string, ImageBitmap>();
  // one after the other: a decoded photograph has 50 MB and more
  for (const address of new Set(addresses))
    pictures.set(address, await decodePicture(await readFile(address), address));
  return pictures;
}
