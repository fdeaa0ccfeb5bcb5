import type { FieldLayer } from '@spotreel/sdk/internal/player';

/** Areas in which fields can be grasped on the picture, in px of the overlay that lies over it. */
export interface FieldArea {
  readonly key: string;
  readonly sceneId: number;
  /** innerReference. */
  readonly field: string;
  readonly kind: 'text' | 'image';
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** The front layer of a text field, in px of the overlay. */
  readonly layer?: FieldLayer | undefined;
}

/** Room around what is painted, so that the outline does not touch the letters. */
const MARGIN_PX = 6;
/** Smallest target. Source: WCAG 2.2, 2.5.8. */
const MIN_SIZE_PX = 24;

type Rectangle = Pick<FieldArea, 'left' | 'top' | 'width' | 'height'>;

/**
 * One area for all that a field shows in one place (a text and its shadow); what it shows elsewhere has another. Big
 * enough to be hit. Order is kept: from back to front.
 */
export function fieldAreas(boxes: readonly Omit<FieldArea, 'key'>[]): FieldArea[] {
  const merged: Omit<FieldArea, 'key'>[] = [];
  for (const box of boxes) {
    const same = merged.findIndex((other) => other.field === box.field && meet(other, box));
    const other = merged[same];
    if (other) merged.splice(same, 1);
    merged.push(other ? { ...box, ...union(other, box) } : box);
  }
  return merged.map((area, index) => {
    const earlier = merged.slice(0, index).filter(({ field }) => field === area.field).length;
    return { ...area, ...graspable(area), key: `${area.sceneId}.${area.field}.${earlier}` };
  });
}

/** Lines from top to bottom, each from left to right. Areas that overlap by half their height share a line. */
export function inReadingOrder<Area extends Rectangle>(areas: readonly Area[]): Area[] {
  const lines: Area[][] = [];
  for (const area of areas.toSorted((a, b) => middle(a) - middle(b))) {
    const line = lines.at(-1);
    if (line?.[0] && sharesLine(line[0], area)) line.push(area);
    else lines.push([area]);
  }
  return lines.flatMap((line) => line.toSorted((a, b) => a.left - b.left));
}

function sharesLine(a: Rectangle, b: Rectangle): boolean {
  const overlap = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return overlap > Math.max(a.height, b.height) / 2;
}

function middle({ top, height }: Rectangle): number {
  return top + height / 2;
}

function meet(a: Rectangle, b: Rectangle): boolean {
  return (
    a.left <= b.left + b.width && b.left <= a.left + a.width && a.top <= b.top + b.height && b.top <= a.top + a.height
  );
}

function union(a: Rectangle, b: Rectangle): Rectangle {
  const left = Math.min(a.left, b.left);
  const top = Math.min(a.top, b.top);
  const right = Math.max(a.left + a.width, b.left + b.width);
  const bottom = Math.max(a.top + a.height, b.top + b.height);
  return { left, top, width: right - left, height: bottom - top };
}

function graspable({ left, top, width, height }: Rectangle): Rectangle {
  const wider = Math.max(MARGIN_PX, (MIN_SIZE_PX - width) / 2);
  const higher = Math.max(MARGIN_PX, (MIN_SIZE_PX - height) / 2);
  return { left: left - wider, top: top - higher, width: width + 2 * wider, height: height + 2 * higher };
}
