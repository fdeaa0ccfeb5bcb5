/** Runs in Chromium: paints a compiled composition with the player's own scene view, one frame at a time. */
import { loadLottie } from '../../sdk/player/painting/load-lottie';
import { SceneView } from '../../sdk/player/painting/scene-view';
import { sceneAt } from '../../sdk/player/timeline';
import type { Composition } from '../../sdk/scene/composition';

declare global {
  interface Window {
    /** Rejects when the player reports an error. */
    paintFrame(composition: Composition, frame: number): Promise<void>;
  }
}

window.paintFrame = async (composition, frame) => {
  const position = sceneAt(composition, frame);
  if (!position) throw new Error('the composition has no scene');
  const errors: Error[] = [];
  const view = new SceneView(await loadLottie(), {
    onError: (error) => errors.push(error),
    groundOf: () => undefined,
  });
  view.wake();
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
