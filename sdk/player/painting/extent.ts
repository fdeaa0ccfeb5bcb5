/** What an SVG element covers, px of its document. Elements in definitions (mattes) count too, which the browser's own boxes do not. */
export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Fainter than this is not seen. */
const MIN_OPACITY = 0.05;

/** Extent of everything below the element that can be seen; undefined when nothing can. */
export function extentOf(element: SVGGraphicsElement): Extent | undefined {
  const marks = element.matches('path, image')
    ? [element]
    : element.querySelectorAll<SVGGraphicsElement>('path, image');
  let union: Extent | undefined;
  for (const mark of marks) {
    const { x, y, width, height } = mark.getBBox();
    const matrix = width > 0 || height > 0 ? matrixOf(mark) : undefined;
    if (matrix) union = unite(union, transformed(x, y, width, height, matrix));
  }
  return union;
}

/** Extent of a rectangle from the element's own origin; undefined when the element cannot be seen. */
export function extentOfSize(element: SVGElement, width: number, height: number): Extent | undefined {
  const matrix = matrixOf(element);
  return matrix && transformed(0, 0, width, height, matrix);
}

/** Undefined when they do not meet. */
export function intersect(a: Extent, b: Extent): Extent | undefined {
  const left = Math.max(a.left, b.left);
  const top = Math.max(a.top, b.top);
  const right = Math.min(a.right, b.right);
  const bottom = Math.min(a.bottom, b.bottom);
  return right > left && bottom > top ? { left, top, right, bottom } : undefined;
}

/** From the element to its document, px of it; undefined when it or something around it is hidden. */
export function matrixOf(element: SVGElement): DOMMatrix | undefined {
  const matrix = new DOMMatrix();
  let opacity = 1;
  for (let at: Element | null = element; at instanceof SVGElement && at.localName !== 'svg'; at = at.parentElement) {
    opacity *= Number(at.getAttribute('opacity') ?? 1);
    if (opacity < MIN_OPACITY || at.style.display === 'none') return undefined;
    const own = at instanceof SVGGraphicsElement ? at.transform.baseVal.consolidate() : null;
    if (own) matrix.preMultiplySelf(DOMMatrix.fromMatrix(own.matrix));
  }
  return matrix;
}

function transformed(x: number, y: number, width: number, height: number, matrix: DOMMatrix): Extent {
  const corners = [x, x + width].flatMap((cornerX) =>
    [y, y + height].map((cornerY) => matrix.transformPoint({ x: cornerX, y: cornerY })),
  );
  const xs = corners.map((corner) => corner.x);
  const ys = corners.map((corner) => corner.y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

function unite(a: Extent | undefined, b: Extent): Extent {
  if (!a) return b;
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}
