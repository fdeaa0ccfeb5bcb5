import type { FileKind } from '../inspection/file-kind';

/** Recorders and editors write music into these files too, where nothing but its tracks says so. */
const kinds: Readonly<Record<string, FileKind>> = {
  'video/mp4': { type: 'audio', mimeType: 'audio/mp4', extension: 'm4a' },
  'video/quicktime': { type: 'audio', mimeType: 'audio/mp4', extension: 'm4a' },
  'video/webm': { type: 'audio', mimeType: 'audio/webm', extension: 'webm' },
};

/** What a file of this kind is when it has sound and no picture; undefined if it cannot be that. */
export function soundAlone({ mimeType }: FileKind): FileKind | undefined {
  return kinds[mimeType];
}
