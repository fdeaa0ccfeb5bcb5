/** Runs in Chromium: paints a compiled composition with the player's own stage, one frame at a time. */
import { createStage } from '../../sdk/player/stage';
import type { Composition } from '../../sdk/scene/composition';

declare global {
  interface Window {
    paintFrame(composition: Composition, frame: number): Promise<void>;
  }
}

let stage: ReturnType<typeof createStage> | undefined;

window.paintFrame = async (composition, frame) => {
  stage?.destroy();
  const container = document.createElement('div');
  Object.assign(container.style, { position: 'fixed', inset: '0' });
  document.body.replaceChildren(container);
  stage = createStage(container);
  stage.setComposition(composition);
  await stage.show(frame, false);
  const pictures = [...document.querySelectorAll('img')].map((picture) => picture.decode().catch(() => {}));
  const inside = [...document.querySelectorAll('svg image')].map((image) => {
    const probe = new Image();
    probe.src = image.getAttribute('href') ?? image.getAttributeNS('http://www.w3.org/1999/xlink', 'href') ?? '';
    return probe.decode().catch(() => {});
  });
  await Promise.all([...pictures, ...inside]);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
};
