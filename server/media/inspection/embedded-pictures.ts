/** Pictures that a Lottie document holds as text, as files. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

interface EmbeddedPicture {
  /** Id of the asset. */
  readonly layer: string;
  readonly path: string;
  readonly sizeBytes: number;
}

export interface EmbeddedPictures {
  readonly list: readonly EmbeddedPicture[];
  /** There are more than may be. */
  readonly hasMore: boolean;
}

export const MOST_EMBEDDED = 60;

/** `folder` has to be there. `prefix`: of the files' names, so that two documents have one folder. */
export async function writeEmbedded(document: unknown, folder: string, prefix = ''): Promise<EmbeddedPictures> {
  const { assets } = (document ?? {}) as { assets?: unknown };
  const list: EmbeddedPicture[] = [];
  for (const asset of Array.isArray(assets) ? assets : []) {
    const { id, p } = (asset ?? {}) as { id?: unknown; p?: unknown };
    if (typeof p !== 'string' || !p.startsWith('data:')) continue;
    if (list.length >= MOST_EMBEDDED) return { list, hasMore: true };
    const bytes = Buffer.from(p.slice(p.indexOf(',') + 1), 'base64');
    const copy = path.join(folder, `embedded-${prefix}${list.length}`);
    await writeFile(copy, bytes);
    list.push({ layer: String(id), path: copy, sizeBytes: bytes.byteLength });
  }
  return { list, hasMore: false };
}
