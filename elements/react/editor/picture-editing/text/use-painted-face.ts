import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { useSpotreel } from '../../../foundation/spotreel-context';
import { loadFontFace } from '../../../foundation/styles/font-faces';
import type { LineMetrics } from './text-placement';

export interface PaintedFace extends LineMetrics {
  /** For a style. */
  readonly fontFamily: string;
}

/** Until the face is here, or where a page forbids it. */
const FALLBACK = 'system-ui, sans-serif';
/** Browsers round metrics to whole pixels. */
const MEASURED_PX = 1000;

/** The face that a text is painted with, for text of the page. */
export function usePaintedFace(family: string, weight: number): PaintedFace {
  const { fonts } = useSpotreel();
  const { data } = useStore(fonts.$fonts);
  const [face, setFace] = useState<PaintedFace>(() => measured(FALLBACK));
  useEffect(() => void fonts.load(), [fonts]);
  useEffect(() => {
    let isCurrent = true;
    const entry = data?.find(({ name }) => name.toLowerCase() === family.toLowerCase()) ?? data?.[0];
    if (entry)
      void loadFontFace(entry, weight).then((name) => {
        if (isCurrent && name) setFace(measured(`${name}, ${FALLBACK}`));
      });
    return () => {
      isCurrent = false;
    };
  }, [data, family, weight]);
  return face;
}

function measured(fontFamily: string): PaintedFace {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return { fontFamily, ascent: 0.9, descent: 0.25 };
  context.font = `${MEASURED_PX}px ${fontFamily}`;
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText('x');
  return {
    fontFamily,
    ascent: fontBoundingBoxAscent / MEASURED_PX,
    descent: fontBoundingBoxDescent / MEASURED_PX,
  };
}
