/** Headings without contrast to their background, and images that show nothing. Colors differ between themes; geometry does not. */
import { allElements, describeElement, drawnAncestors, isDrawn } from './tree';

/** Large text (WCAG 1.4.3). */
const LEAST_CONTRAST = 3;

export function unseenContent(): string[] {
  const drawn = allElements().filter(isDrawn);
  const faint = drawn.filter((one) => one.matches('h1, h2, h3') && one.textContent?.trim() && isFaint(one));
  const empty = drawn.filter((one) => one instanceof HTMLImageElement && isInWindow(one) && one.naturalWidth === 0);
  return [
    ...faint.map((one) => `cannot be read: ${describeElement(one)}`),
    ...empty.map((one) => `image without a picture: ${describeElement(one)} ${(one as HTMLImageElement).src}`),
  ];
}

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

function isFaint(heading: Element): boolean {
  const behind = backgroundOf(heading);
  if (!behind) return false;
  const [light = 0, dark = 0] = [luminance(getComputedStyle(heading).color), luminance(behind)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05) < LEAST_CONTRAST;
}

/** The nearest color behind; undefined where a picture or a mixture is behind. */
function backgroundOf(element: Element): string | undefined {
  for (const one of [element, ...drawnAncestors(element)]) {
    const { backgroundColor, backgroundImage } = getComputedStyle(one);
    if (backgroundImage !== 'none') return undefined;
    const alpha = channels(backgroundColor)[3] ?? 255;
    if (alpha === 255) return backgroundColor;
    if (alpha > 0) return undefined;
  }
  return undefined;
}

const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

/** Red, green, blue and alpha, to 255, of any color that CSS knows. */
function channels(color: string): readonly number[] {
  if (!canvas) throw new Error('There is no canvas to read colors from');
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  return [...canvas.getImageData(0, 0, 1, 1).data];
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
