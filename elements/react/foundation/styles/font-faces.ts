import type { FontFamily } from '@spotreel/sdk/internal/contract';

/** Faces on the page by family and weight, however many parts of a screen use them. Undefined after one could not be had. */
const faces = new Map<string, Promise<string | undefined>>();

/**
 * The name under which styles can use the nearest weight of a family, once its file is loaded. Undefined on a page that
 * forbids the file. Faces are added as objects (`document.fonts`): no style element, and nothing is loaded unasked. They are
 * made of bytes: `connect-src`, which an element needs anyway, decides, and a page needs no `font-src`.
 */
export function loadFontFace({ name, files = [] }: FontFamily, weight: number): Promise<string | undefined> {
  const [file] = files.toSorted((a, b) => Math.abs(a.weight - weight) - Math.abs(b.weight - weight));
  if (!file) return Promise.resolve(undefined);
  const alias = `Spotreel ${name} ${file.weight}`;
  const loading = faces.get(alias) ?? load(alias, file.url);
  faces.set(alias, loading);
  return loading;
}

async function load(alias: string, url: string): Promise<string | undefined> {
  try {
    const answer = await fetch(url, { credentials: 'omit' });
    if (!answer.ok) return undefined;
    const face = await new FontFace(alias, await answer.arrayBuffer()).load();
    document.fonts.add(face);
    return `"${alias}"`;
  } catch {
    return undefined;
  }
}
