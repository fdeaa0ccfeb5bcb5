/** Runs in Chromium: paints a compiled composition with the player, and with lottie-web, one frame at a time. */
import { StagePicture } from '../../sdk/player/painting/stage-picture';
import { shownSceneAt } from '../../sdk/player/timeline';
import type { Composition } from '../../sdk/scene/composition';
import { paintWithLottieWeb } from './lottie-web-page';

declare global {
  interface Window {
    /** With lottie-web. */
    paintFrame(composition: Composition, frame: number): Promise<void>;
    /** With the player; whether its painter can. */
    paintOnCanvas(composition: Composition, frame: number): Promise<boolean>;
  }
}

function emptyStage(): HTMLElement {
  const container = document.createElement('div');
  Object.assign(container.style, { position: 'fixed', inset: '0' });
  document.body.replaceChildren(container);
  return container;
}

const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

window.paintFrame = async (composition, frame) => {
  const position = shownSceneAt(composition, frame);
  if (!position) throw new Error('the composition has no scene');
  const size = { widthPx: composition.width, heightPx: composition.height };
  paintWithLottieWeb(position.scene, position.frame, size, emptyStage());
  const pictures = [...document.querySelectorAll('img')].map((picture) => picture.decode().catch(() => {}));
  const inside = [...document.querySelectorAll('svg image')].map((image) => {
    const probe = new Image();
    probe.src = image.getAttribute('href') ?? image.getAttributeNS('http://www.w3.org/1999/xlink', 'href') ?? '';
    return probe.decode().catch(() => {});
  });
  await Promise.all([...pictures, ...inside]);
  await twoFrames();
};

let shown: StagePicture | undefined;

window.paintOnCanvas = async (composition, frame) => {
  shown?.destroy();
  const codes: string[] = [];
  const options = { onError: ({ code }: { code: string }) => codes.push(code), fallbackOf: () => undefined };
  shown = new StagePicture(emptyStage(), options);
  shown.setComposition(composition);
  shown.show(frame, undefined);
  await twoFrames(); // its canvas has its size now
  await shown.whenLoaded;
  await twoFrames();
  return !codes.includes('template_invalid');
};
