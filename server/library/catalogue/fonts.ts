import type { FontFamily } from '@spotreel/sdk/internal/contract';
import type { Catalogue } from './catalogue';

/** Families that text can be set in, with files below `baseUrl` (an origin); none before the library is seeded. */
export function fontFamilies({ fonts }: Catalogue, baseUrl = ''): FontFamily[] {
  return (fonts?.families ?? []).map(({ name, category, files }) => ({
    name,
    category,
    weights: [...new Set(files.map(({ weight }) => weight))].sort((a, b) => a - b),
    files: files.map(({ file, weight }) => ({ weight, url: `${baseUrl}/fonts/${file}` })),
  }));
}
