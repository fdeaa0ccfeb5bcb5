/** Files of compositions. What was prepared is kept, so that an export needs no network. */

import { pictureAddresses } from '../../painter/picture';
import type { CompiledScene, Composition } from '../../scene/composition';
import { exportError } from '../export-error';
import { nameOf } from '../frames/decode-picture';

/** Bytes that are kept ahead. Browsers move large blobs to the disk; more is fetched when it is needed. */
const KEPT_BYTES = 128 * 2 ** 20;

export class MediaFiles {
  readonly #kept = new Map<string, Blob>();

  /** @throws SpotreelError `export_media_unreadable` */
  async read(address: string): Promise<Blob> {
    return this.#kept.get(address) ?? fetchFile(address);
  }

  /** Keeps what the composition needs, and forgets what it does not need any more. Never rejects. */
  async keep(composition: Composition, signal: AbortSignal): Promise<void> {
    const wanted = new Set(filesOf(composition));
    for (const address of this.#kept.keys()) if (!wanted.has(address)) this.#kept.delete(address);
    for (const address of wanted) {
      if (signal.aborted || this.#bytes >= KEPT_BYTES) return;
      if (this.#kept.has(address)) continue;
      const file = await fetchFile(address, signal).catch(() => undefined);
      if (file && this.#bytes + file.size <= KEPT_BYTES) this.#kept.set(address, file);
    }
  }

  clear(): void {
    this.#kept.clear();
  }

  get #bytes(): number {
    return [...this.#kept.values()].reduce((sum, { size }) => sum + size, 0);
  }
}

/** Absolute addresses of all files, each once. Data addresses are among them. */
function filesOf({ scenes, audio }: Composition): string[] {
  return [...scenes.flatMap(filesOfScene), ...audio.map(({ src }) => src)].map(absolute);
}

function filesOfScene({ animation, background }: CompiledScene): string[] {
  return [...pictureAddresses(animation.assets), ...(background.type === 'color' ? [] : [background.media.src])];
}

function absolute(address: string): string {
  return new URL(address, document.baseURI).href;
}

async function fetchFile(address: string, signal?: AbortSignal): Promise<Blob> {
  const [, type = '', base64] = /^data:([^;,]*);base64,(.*)$/s.exec(address) ?? [];
  // a strict content policy lets nothing be fetched from a `data:` address
  if (base64 !== undefined)
    return new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type });
  try {
    const response = await fetch(absolute(address), signal ? { signal } : {});
    if (!response.ok) throw new Error(`Request failed with status code ${response.status}`);
    return await response.blob();
  } catch (cause) {
    throw exportError('export_media_unreadable', `This page cannot read ${nameOf(absolute(address))}.`, cause);
  }
}
