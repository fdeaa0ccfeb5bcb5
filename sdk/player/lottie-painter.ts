/** Paints a compiled scene as SVG, frame by frame on demand. lottie-web comes when the first scene is painted. */
import type { AnimationItem } from 'lottie-web';
import { SpotreelError } from '../base/errors';
import type { LottieAnimation } from '../scene/lottie';

export interface LottiePainter {
  /** Paints a frame of the scene; fractions are allowed. */
  show(frame: number): void;
  destroy(): void;
}

/** `element` is emptied by `destroy`. Rejects with `playback_failed` when the document cannot be painted. */
export async function createLottiePainter(element: HTMLElement, animation: LottieAnimation): Promise<LottiePainter> {
  const { default: lottie } = await import('lottie-web/build/player/esm/lottie_light.min.js');
  // lottie-web writes into the document that it plays
  const item = lottie.loadAnimation({
    container: element,
    renderer: 'svg',
    loop: false,
    autoplay: false,
    animationData: structuredClone(animation),
    rendererSettings: { preserveAspectRatio: 'xMidYMid slice', progressiveLoad: false, hideOnTransparent: true },
  });
  await loaded(item);
  item.setSubframe(false);
  return {
    show: (frame) => item.goToAndStop(frame, true),
    destroy: () => item.destroy(),
  };
}

function loaded(item: AnimationItem): Promise<void> {
  if (item.isLoaded) return Promise.resolve();
  return new Promise((resolve, reject) => {
    item.addEventListener('DOMLoaded', () => resolve());
    item.addEventListener('data_failed', () =>
      reject(new SpotreelError('playback_failed', 'A scene cannot be painted.')),
    );
  });
}
