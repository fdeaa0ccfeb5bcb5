/** One animation as SVG in an element of its own. */
import { SpotreelError } from '../../base/errors';
import type { LottieAnimation } from '../../scene/lottie';
import { coverElement } from './cover-element';
import { type FieldExtent, fieldExtents } from './field-layers';
import type { LottieInstance, LottieModule } from './lottie-internals';
import { changedLayers, swapLayers } from './lottie-layer-swap';
import { drawMattesInPlace } from './lottie-mattes';

export interface LottiePainter {
  readonly element: HTMLElement;
  readonly hasPictures: boolean;
  /** Settles when its pictures are there or have failed. */
  readonly whenLoaded: Promise<void>;
  show(frame: number): void;
  /** Where fields are painted at the frame on show, px of the animation, from back to front. */
  fields(): readonly FieldExtent[];
  /** Changes single layers; false: the animation differs too much, make a new painter. */
  adopt(animation: LottieAnimation): boolean;
  destroy(): void;
}

/** Replaced layers leave small definitions behind; now and then a new instance clears them away. */
const MAX_SWAPS = 200;

/** @throws SpotreelError `template_invalid` */
export function createLottiePainter(lottie: LottieModule, animation: LottieAnimation): LottiePainter {
  const element = coverElement();
  const instance = load(lottie, element, animation);
  const images = [...element.querySelectorAll('image')];
  let current = animation;
  let frame = 0; // which lottie-web has drawn by itself
  let swaps = 0;
  return {
    element,
    hasPictures: images.length > 0,
    whenLoaded: Promise.all(images.map(settled)).then(() => {}),
    show(next) {
      const shown = Math.min(next, current.op - 1 - current.ip);
      if (shown !== frame) instance.goToAndStop(shown, true);
      frame = shown;
    },
    fields: () => fieldExtents(instance, current.w, current.h),
    adopt(next) {
      if (next === current) return true;
      const changes = swaps < MAX_SWAPS ? changedLayers(current, next) : undefined;
      if (!changes || !swapLayers(instance, changes)) return false;
      drawMattesInPlace(element);
      swaps += changes.length;
      current = next;
      return true;
    },
    destroy() {
      instance.destroy();
      element.remove();
    },
  };
}

function load(lottie: LottieModule, container: HTMLElement, animation: LottieAnimation): LottieInstance {
  const instance = lottie.loadAnimation({
    container,
    renderer: 'svg',
    loop: false,
    autoplay: false,
    // lottie-web writes into what it is given; JSON also gives shared parts a copy each, which structuredClone does not
    animationData: JSON.parse(JSON.stringify(animation)) as LottieAnimation,
    rendererSettings: { preserveAspectRatio: 'none', imagePreserveAspectRatio: 'xMidYMid slice', focusable: false },
  });
  // lottie-web makes each drawing a layer of the compositor, which has those painted too that are off the stage
  for (const svg of container.querySelectorAll('svg')) svg.style.transform = '';
  drawMattesInPlace(container);
  if (instance.isLoaded) return instance;
  instance.destroy();
  throw new SpotreelError('template_invalid', 'The animation of this scene cannot be drawn.');
}

function settled(image: SVGImageElement): Promise<void> {
  return new Promise((resolve) => {
    image.addEventListener('load', () => resolve(), { once: true });
    image.addEventListener('error', () => resolve(), { once: true });
  });
}
