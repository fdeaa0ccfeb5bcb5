/** Runs in Chromium: paints a compiled composition with the player's own scene view, one frame at a time. */
import { SceneCanvases } from '../../sdk/player/canvas/scene-canvases';
import type { PaintRefusal, SceneFrame } from '../../sdk/player/compiling/canvas-messages';
import { loadLottie } from '../../sdk/player/painting/load-lottie';
import { SceneView } from '../../sdk/player/painting/scene-view';
import { shownSceneAt } from '../../sdk/player/timeline';
import type { Composition } from '../../sdk/scene/composition';

declare global {
  interface Window {
    /** Rejects when the player reports an error. */
    paintFrame(composition: Composition, frame: number): Promise<void>;
    /** As the worker does while a scene changes; whether it can. */
    paintOnCanvas(composition: Composition, frame: number): Promise<boolean>;
  }
}

window.paintFrame = async (composition, frame) => {
  const position = shownSceneAt(composition, frame);
  if (!position) throw new Error('the composition has no scene');
  const errors: Error[] = [];
  const view = new SceneView(await loadLottie(), {
    onError: (error) => errors.push(error),
    fallbackOf: () => undefined,
  });
  view.activate();
  const container = document.createElement('div');
  Object.assign(container.style, { position: 'fixed', inset: '0' });
  container.append(view.element);
  document.body.replaceChildren(container);
  view.update(position.scene, { widthPx: composition.width, heightPx: composition.height });
  view.show(position.frame, 'resting');
  await view.whenLoaded;
  if (errors[0]) throw errors[0];
  const pictures = [...document.querySelectorAll('img')].map((picture) => picture.decode().catch(() => {}));
  const inside = [...document.querySelectorAll('svg image')].map((image) => {
    const probe = new Image();
    probe.src = image.getAttribute('href') ?? image.getAttributeNS('http://www.w3.org/1999/xlink', 'href') ?? '';
    return probe.decode().catch(() => {});
  });
  await Promise.all([...pictures, ...inside]);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
};

const NEXT_TRY_MS = 20;

window.paintOnCanvas = async (composition, frame) => {
  const position = shownSceneAt(composition, frame);
  if (!position || position.scene.background.type === 'video') throw new Error('a scene on a color or a picture');
  const { width, height } = composition;
  const element = document.createElement('canvas');
  Object.assign(element.style, { position: 'fixed', inset: '0', width: '100%', height: '100%' });
  document.body.replaceChildren(element);
  const refusals: PaintRefusal[] = [];
  const canvases = new SceneCanvases((refusal) => refusals.push(refusal));
  const view: SceneFrame = { sceneId: 1, requestId: 1, frame: position.frame, backdrop: position.scene.background };
  canvases.receive({ type: 'canvas', canvasId: 1, canvas: element.transferControlToOffscreen() });
  canvases.receive({ type: 'resize', canvasId: 1, width, height });
  canvases.compiled(view, position.scene.animation);
  do {
    refusals.length = 0;
    canvases.receive({ type: 'paint', canvasId: 1, view });
    await new Promise((resolve) => setTimeout(resolve, NEXT_TRY_MS));
    if (refusals[0]?.isFinal) return false;
  } while (refusals.length > 0); // else its pictures are on their way
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return true;
};
