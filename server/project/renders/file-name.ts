import type { RenderFormat } from '@spotreel/sdk/contract';

/** What every file system accepts. */
export function fileName(text: string): string {
  const safe = text
    .replace(/[\p{Cc}/\\:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return safe.slice(0, 80) || 'video';
}

/** Name of a finished file when it is downloaded. */
export function downloadName({ name }: { name: string }, format: RenderFormat): string {
  return `${fileName(name)}.${renderExtension(format)}`;
}

export function renderExtension(format: RenderFormat): string {
  return format === 'jpeg' ? 'jpg' : format;
}
