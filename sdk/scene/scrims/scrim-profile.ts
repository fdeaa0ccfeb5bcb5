/** The shape of a scrim: a gradient along one side of a picture, as strong at each point as the texts there need. */
import type { Size } from '../pictures/cover';
import type { Rect } from '../zone';

/** A part of a place that needs a scrim of this opacity, in px of the place. */
export interface ScrimNeed {
  readonly area: Rect;
  readonly opacity: number;
}

/** Opacities along the axis, evenly spaced from the first edge to the last. */
export interface ScrimProfile {
  readonly axis: 'x' | 'y';
  readonly opacities: readonly number[];
}

const STEPS = 32;
/** The scrim keeps its strength for this share of the place around a text. */
const PADDING = 0.03;
/** Then it fades over this share. */
const FADE = 0.34;
/** Between a text and an edge this near, the scrim keeps its strength: a gradient that comes from the edge. */
const EDGE = 0.3;

/** Along the axis on which less of the picture is covered. */
export function scrimProfile(needs: readonly ScrimNeed[], { widthPx, heightPx }: Size): ScrimProfile {
  const along = (axis: 'x' | 'y'): ScrimProfile => {
    const spans = needs.map(({ area, opacity }) => {
      if (axis === 'x') return spanOf(area.x / widthPx, (area.x + area.width) / widthPx, opacity);
      return spanOf(area.y / heightPx, (area.y + area.height) / heightPx, opacity);
    });
    return { axis, opacities: Array.from({ length: STEPS + 1 }, (_, step) => strongest(spans, step / STEPS)) };
  };
  const x = along('x');
  const y = along('y');
  return total(x) < total(y) ? x : y;
}

interface Span {
  readonly from: number;
  readonly to: number;
  readonly opacity: number;
}

function spanOf(from: number, to: number, opacity: number): Span {
  return { from: from < EDGE ? 0 : from - PADDING, to: to > 1 - EDGE ? 1 : to + PADDING, opacity };
}

function strongest(spans: readonly Span[], at: number): number {
  return Math.max(
    ...spans.map(({ from, to, opacity }) => {
      const distance = Math.max(0, from - at, at - to);
      return opacity * eased(1 - Math.min(1, distance / FADE));
    }),
  );
}

/** Without an edge that the eye finds. */
function eased(share: number): number {
  return share * share * (3 - 2 * share);
}

function total({ opacities }: ScrimProfile): number {
  return opacities.reduce((sum, opacity) => sum + opacity, 0);
}
