/** Pictures that scenes show, fetched once. */

/** Px: photographs have ten times what a picture that moves shows, and each takes 4 bytes. */
const MAX_PX = 1600;

export class ImageCache {
  readonly #pictures = new Map<string, ImageBitmap | null>();
  readonly #loading = new Map<string, Promise<void>>();
  /** Grows when it is cleared. */
  #generation = 0;

  /** Undefined while it is not there, null when it cannot be had. */
  at(address: string): ImageBitmap | null | undefined {
    return this.#pictures.get(address);
  }

  /** Settles when those that are not there yet are, or cannot be had. Never rejects. */
  async fetch(addresses: readonly string[]): Promise<void> {
    await Promise.all(addresses.map((address) => this.#fetchOnce(address)));
  }

  clear(): void {
    this.#generation += 1;
    for (const picture of this.#pictures.values()) picture?.close();
    this.#pictures.clear();
    this.#loading.clear();
  }

  #fetchOnce(address: string): Promise<void> {
    const loading = this.#loading.get(address) ?? this.#load(address);
    this.#loading.set(address, loading);
    return loading;
  }

  async #load(address: string): Promise<void> {
    const generation = this.#generation;
    const bitmap = await bitmapOf(address).catch(() => null); // of another origin that does not let it be read, or gone
    if (generation === this.#generation) this.#pictures.set(address, bitmap);
    else bitmap?.close();
  }
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
