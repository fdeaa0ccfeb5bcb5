/** The place on the page: a box that fills its container and, centered in it, the picture at the composition's shape. */
import type { Size } from '../scene/pictures/cover';

export interface PlayerStage {
  /** The element that scenes are put into. It covers the picture. */
  readonly picture: HTMLElement;
  setLabel(label: string): void;
  /** Sets the size of the composition in px. */
  setCanvas(canvas: Size): void;
  destroy(): void;
}

export function createPlayerStage(container: HTMLElement, label: string): PlayerStage {
  const { root, picture } = createElements(label);
  let canvas: Size = { widthPx: 16, heightPx: 9 };
  let isFitted = false;
  container.append(root);
  const observer = new ResizeObserver(() => fitPicture(picture, root, canvas));
  observer.observe(root);
  return {
    picture,
    setLabel: (text) => root.setAttribute('aria-label', text),
    setCanvas(size) {
      // each key brings the same size: a measurement of the root would lay the page out twice
      if (size.widthPx === canvas.widthPx && size.heightPx === canvas.heightPx && isFitted) return;
      isFitted = true;
      canvas = size;
      // Counts only where the container leaves the height open.
      root.style.aspectRatio = `${size.widthPx} / ${size.heightPx}`;
      fitPicture(picture, root, canvas);
    },
    destroy() {
      observer.disconnect();
      root.remove();
    },
  };
}

/**
 * The picture is in a shadow root. A rule of the page could change the scenes, and a rule for all elements makes them
 * slow to style.
 */
function createElements(label: string): { root: HTMLElement; picture: HTMLElement } {
  const root = document.createElement('div');
  const picture = document.createElement('div');
  // Styles go through the object model: a strict content policy refuses style attributes in markup.
  Object.assign(root.style, { position: 'relative', width: '100%', height: '100%', overflow: 'hidden' });
  Object.assign(picture.style, { position: 'absolute', overflow: 'hidden' });
  root.setAttribute('role', 'img');
  root.setAttribute('aria-label', label);
  root.attachShadow({ mode: 'open' }).append(picture);
  return { root, picture };
}

/** Centers the picture in the root, as large as fits. */
function fitPicture(picture: HTMLElement, { clientWidth, clientHeight }: HTMLElement, canvas: Size): void {
  const factor = Math.min(clientWidth / canvas.widthPx, clientHeight / canvas.heightPx);
  // Whole pixels: at a part of one, layers that cover the picture end before the background does, which shows as a line.
  const width = Math.round(canvas.widthPx * factor);
  const height = Math.round(canvas.heightPx * factor);
  Object.assign(picture.style, {
    width: `${width}px`,
    height: `${height}px`,
    left: `${Math.floor((clientWidth - width) / 2)}px`,
    top: `${Math.floor((clientHeight - height) / 2)}px`,
  });
}
