/** One scene on the stage: its background and its Lottie, built when it is first shown. */
import type { CompiledScene } from '../scene/composition';
import { FRAMES_PER_SECOND } from '../scene/composition';
import type { Size } from '../scene/cover';
import { type BackgroundLayer, createBackgroundLayer } from './background-layer';
import { createLottiePainter, type LottiePainter } from './lottie-painter';

export interface SceneView {
  readonly scene: CompiledScene;
  /** Resolves when it can be shown. */
  readonly ready: Promise<void>;
  /** Frame of the scene, from 0. */
  show(frame: number, isPlaying: boolean): void;
  hide(): void;
  destroy(): void;
}

export function createSceneView(stage: HTMLElement, scene: CompiledScene, canvas: Size): SceneView {
  const element = document.createElement('div');
  Object.assign(element.style, { position: 'absolute', inset: '0', overflow: 'hidden', visibility: 'hidden' });
  const background: BackgroundLayer = createBackgroundLayer(scene.background, canvas);
  const front = document.createElement('div');
  Object.assign(front.style, { position: 'absolute', inset: '0' });
  element.append(background.element, front);
  stage.append(element);

  let painter: LottiePainter | undefined;
  let isDestroyed = false;
  let lastFrame = -1;
  const paint = (frame: number) => {
    if (painter && frame !== lastFrame) painter.show(frame);
    if (painter) lastFrame = frame;
  };
  const ready = createLottiePainter(front, scene.animation).then((created) => {
    if (isDestroyed) return created.destroy();
    painter = created;
  });
  return {
    scene,
    ready,
    show(frame, isPlaying) {
      paint(Math.min(frame, scene.durationFrames - 1));
      background.show(frame / FRAMES_PER_SECOND, isPlaying);
      element.style.visibility = 'visible';
    },
    hide() {
      element.style.visibility = 'hidden';
      background.rest();
    },
    destroy() {
      isDestroyed = true;
      painter?.destroy();
      background.destroy();
      element.remove();
    },
  };
}
