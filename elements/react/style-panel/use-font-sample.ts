import { type RefObject, useEffect, useState } from 'react';
import type { FontFamily } from '../../../sdk/contract/schemas/library';

/** Headlines are bold: of the weights that there are the one nearest to this is shown. */
const SAMPLE_WEIGHT = 700;

/** One face a family on the page, however many lists show it. Undefined after it could not be had. */
const faces = new Map<string, Promise<string | undefined>>();

/**
 * The name under which a family can be used in a style, once its row has come into sight and its file is here. Faces are
 * added as objects (`document.fonts`): no style element, and nothing is loaded for rows that nobody looks at.
 */
export function useFontSample(row: RefObject<Element | null>, family: FontFamily | undefined): string | undefined {
  const [name, setName] = useState<string>();
  useEffect(() => {
    const element = row.current;
    if (!element || !family) return;
    let isWanted = true;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      void faceOf(family).then((loaded) => isWanted && setName(loaded));
    });
    observer.observe(element);
    return () => {
      isWanted = false;
      observer.disconnect();
    };
  }, [row, family]);
  return name;
}

function faceOf({ name, files = [] }: FontFamily): Promise<string | undefined> {
  const known = faces.get(name);
  if (known) return known;
  const [file] = files.toSorted((a, b) => Math.abs(a.weight - SAMPLE_WEIGHT) - Math.abs(b.weight - SAMPLE_WEIGHT));
  const loading = file ? load(`Spotreel sample ${name}`, file.url) : Promise.resolve(undefined);
  faces.set(name, loading);
  return loading;
}

/** A page that forbids our fonts shows its own: the name of the family is still there to be read. */
async function load(name: string, url: string): Promise<string | undefined> {
  try {
    const face = await new FontFace(name, `url(${JSON.stringify(url)})`).load();
    document.fonts.add(face);
    return `"${name}"`;
  } catch {
    return undefined;
  }
}
