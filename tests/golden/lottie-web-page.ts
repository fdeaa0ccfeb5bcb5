/** Runs in Chromium: lottie-web's SVG of a scene, over a color or a picture. The painter is compared with it. */
import lottie from 'lottie-web/build/player/esm/lottie_light.min.js';
import type { CompiledScene } from '../../sdk/scene/composition';
import { coverPlacement } from '../../sdk/scene/pictures/cover';

/** Puts the scene into the container, which it covers. Throws for a document that lottie-web does not draw. */
export function paintWithLottieWeb(
  { animation, background }: CompiledScene,
  frame: number,
  canvas: { readonly widthPx: number; readonly heightPx: number },
  container: HTMLElement,
): void {
  if (background.type === 'color') container.style.backgroundColor = background.color;
  else {
    const picture = new Image();
    picture.src = background.media.src;
    const { x, y, widthPx, heightPx } = coverPlacement(background.media, canvas, background);
    Object.assign(picture.style, {
      position: 'absolute',
      left: `${x}px`,
      top: `${y}px`,
      width: `${widthPx}px`,
      height: `${heightPx}px`,
    });
    container.append(picture);
  }
  const drawing = document.createElement('div');
  Object.assign(drawing.style, { position: 'absolute', inset: '0' });
  container.append(drawing);
  const instance = lottie.loadAnimation({
    container: drawing,
    renderer: 'svg',
    loop: false,
    autoplay: false,
    // lottie-web writes into what it is given
    animationData: JSON.parse(JSON.stringify(animation)),
    rendererSettings: { preserveAspectRatio: 'none', imagePreserveAspectRatio: 'xMidYMid slice', focusable: false },
  });
  if (!instance.isLoaded) throw new Error('lottie-web does not draw this document');
  instance.goToAndStop(Math.min(frame, animation.op - 1 - animation.ip), true);
}
