import type { FontFamily } from '@spotreel/sdk/contract';
import { type RefObject, useEffect, useState } from 'react';
import { loadFontFace } from '../foundation/font-faces';

/** Headlines are bold: of the weights that there are the one nearest to this is shown. */
const SAMPLE_WEIGHT = 700;

/** The name under which a family can be used in a style, once its row has come into sight and its file is here. */
export function useFontSample(row: RefObject<Element | null>, family: FontFamily | undefined): string | undefined {
  const [name, setName] = useState<string>();
  useEffect(() => {
    const element = row.current;
    if (!element || !family) return;
    let isWanted = true;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      void loadFontFace(family, SAMPLE_WEIGHT).then((loaded) => isWanted && setName(loaded));
    });
    observer.observe(element);
    return () => {
      isWanted = false;
      observer.disconnect();
    };
  }, [row, family]);
  return name;
}
