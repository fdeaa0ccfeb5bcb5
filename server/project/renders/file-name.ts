import type { Ratio, RenderFormat } from '@spotreel/sdk/internal/contract';

/** File name that every file system accepts. */
export function fileName(text: string): string {
  const safe = text
    .replace(/[\p{Cc}/\\:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return safe.slice(0, 80) || 'video';
}

/** As names of files have them: a colon is none of what every file system accepts. */
const RATIO_NAMES: Readonly<Record<Ratio, string>> = { landscape: '16x9', portrait: '9x16', square: '1x1' };

interface NamedFile {
  readonly format: RenderFormat;
  readonly ratio: Ratio;
}

/** Name of a finished file when it is downloaded. A file in another ratio than its project's names it. */
export function downloadName(project: { readonly name: string; readonly ratio: Ratio }, file: NamedFile): string {
  if (file.ratio !== project.ratio) return nameWithRatio(project, file);
  return `${fileName(project.name)}.${renderExtension(file.format)}`;
}

/** Name of a file beside those in other ratios. */
export function nameWithRatio({ name }: { readonly name: string }, { format, ratio }: NamedFile): string {
  return `${fileName(name)} ${RATIO_NAMES[ratio]}.${renderExtension(format)}`;
}

export function renderExtension(format: RenderFormat): string {
  return format === 'jpeg' ? 'jpg' : format;
}
