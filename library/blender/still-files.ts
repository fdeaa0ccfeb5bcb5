/** Paths of the pictures that Blender has rendered of templates for posters and previews. */
import path from 'node:path';
import type { Ratio } from '@spotreel/sdk/internal/contract';
import type { BlenderTemplateSource } from '../template-source';

/** The ratios of a template, in order. */
export function ratiosOf({ templateIds }: BlenderTemplateSource): Ratio[] {
  return Object.keys(templateIds) as Ratio[];
}

/** `sources`: the folder `library`. */
export function stillFile(sources: string, { slug }: BlenderTemplateSource, ratio: Ratio, frame: number): string {
  return path.join(sources, 'blender', 'stills', slug, `${ratio}-${String(frame).padStart(3, '0')}.webp`);
}
