/** Pictures that scenes show, fetched once and kept while memory allows. */
import type { DecodedPicture } from '../../painter/decoded-picture';

/** Longer side in px: a photograph has several times what even a dense screen shows. */
const MAX_PX = 2560;
/** Limit of all pictures together, at 4 bytes a pixel. */
const MAX_BYTES = 128e6;

export interface ImageCacheOptions {
  /** Gets a picture that may be shown and not be read. Default: none; such a picture cannot be had. */
  readonly showUnread?: ((address: string) => Promise<DecodedPicture>) | undefined;
}

export class ImageCache {
  readonly #showUnread: ImageCacheOptions['showUnread'];
  /** The one that was used last is at the end. */
  readonly #pictures = new Map<string, DecodedPicture | null>();
  readonly #loading = new Map<string, Promise<void>>();
  /** Grows when it is cleared. */
  #generation = 0;

  constructor({ showUnread }: ImageCacheOptions = {}) {
    this.#showUnread = showUnread;
  }

  /** Undefined while it is not there, null when it cannot be had. */
  at(address: string): DecodedPicture | null | undefined {
    const picture = this.#pictures.get(address);
    if (picture) {
      this.#pictures.delete(address);
      this.#pictures.set(address, picture);
    }
    return picture;
  }

  /** Settles when those that are not there yet are, or cannot be had. Never rejects. */
  async fetch(addresses: readonly string[]): Promise<void> {
    await Promise.all(addresses.map((address) => this.#fetchOnce(address)));
    this.#dropOld(new Set(addresses));
  }

  clear(): void {
    this.#generation += 1;
    for (const picture of this.#pictures.values()) close(picture);
    this.#pictures.clear();
    this.#loading.clear();
  }

  async #fetchOnce(address: string): Promise<void> {
    if (this.#pictures.has(address)) return;
    const loading = this.#loading.get(address) ?? this.#load(address);
    this.#loading.set(address, loading);
    await loading;
  }

  async #load(address: string): Promise<void> {
    const generation = this.#generation;
    const picture = await bitmapOf(address)
      .catch(() => this.#showUnread?.(address) ?? null) // of another origin that does not let it be read, or gone
      .catch(() => null);
    if (generation !== this.#generation) return close(picture);
    this.#pictures.set(address, picture);
    this.#loading.delete(address);
  }

  /** Drops the least recently used first. */
  #dropOld(kept: ReadonlySet<string>): void {
    let bytes = [...this.#pictures.values()].reduce((sum, picture) => sum + bytesOf(picture), 0);
    for (const [address, picture] of this.#pictures) {
      if (bytes <= MAX_BYTES) return;
      if (!picture || kept.has(address)) continue;
      bytes -= bytesOf(picture);
      close(picture);
      this.#pictures.delete(address);
    }
  }
}

function bytesOf(picture: DecodedPicture | null): number {
  return picture ? picture.width * picture.height * 4 : 0;
}

function close(picture: DecodedPicture | null): void {
  if (picture && 'close' in picture) picture.close();
}

async function bitmapOf(address: string): Promise<ImageBitmap> {
  const picture = await createImageBitmap(await blobOf(address));
  const scale = MAX_PX / Math.max(picture.width, picture.height);
  if (scale >= 1) return picture;
  const resizeWidth = Math.round(picture.width * scale);
  const resizeHeight = Math.round(picture.height * scale);
  const smaller = await createImageBitmap(picture, { resizeWidth, resizeHeight, resizeQuality: 'high' });
  picture.close();
  return smaller;
}

async function blobOf(address: string): Promise<Blob> {
  const [, type = '', base64] = /^data:([^;,]*);base64,(.*)$/s.exec(address) ?? [];
  // a strict content policy lets nothing be fetched from a `data:` address
  if (base64 !== undefined)
    return new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type });
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status}`);
  return response.blob();
}
