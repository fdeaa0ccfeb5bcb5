/** Converts painted frames to what the encoder takes: three eighths of the bytes, and no conversion in another process. */
import { BLOCK_PX, conversionModule } from './conversion-code';

/** Used part of WebAssembly: the types of Node do not describe it. */
declare const WebAssembly: {
  readonly Memory: new (size: { readonly initial: number }) => { readonly buffer: ArrayBuffer };
  readonly Module: new (code: Uint8Array<ArrayBuffer>) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: Readonly<Record<string, unknown>> };
};

/** Bytes of a page of WebAssembly's memory. */
const PAGE_BYTES = 65536;

/** Size in px. */
export interface ConvertedSize {
  readonly width: number;
  readonly height: number;
}

export interface FrameConverter {
  /** I420 of a frame. The bytes are overwritten by the call that is `slots` calls later. */
  convert(rgba: Uint8Array | Uint8ClampedArray): Uint8Array<ArrayBuffer>;
}

/** True if frames of this size can be converted. */
export function isConvertible({ width, height }: ConvertedSize): boolean {
  return width % 2 === 0 && height % 2 === 0 && width >= BLOCK_PX;
}

/**
 * `slots`: converted frames that are in use at a time. Sizes are even, at least 16 px.
 * @throws where the policy of a page or a worker refuses WebAssembly
 */
export function createFrameConverter({ width, height }: ConvertedSize, slots: number): FrameConverter {
  const rgbaBytes = width * height * 4;
  const frameBytes = (width * height * 3) / 2;
  const memory = new WebAssembly.Memory({ initial: Math.ceil((rgbaBytes + slots * frameBytes) / PAGE_BYTES) });
  const instance = new WebAssembly.Instance(new WebAssembly.Module(conversionModule), { host: { memory } });
  const run = instance.exports.run as (rgba: number, width: number, height: number, planes: number) => void;
  const pixels = new Uint8Array(memory.buffer, 0, rgbaBytes);
  let slot = 0;
  return {
    convert(rgba) {
      pixels.set(rgba);
      const planes = rgbaBytes + slot * frameBytes;
      run(0, width, height, planes);
      slot = (slot + 1) % slots;
      return new Uint8Array(memory.buffer, planes, frameBytes);
    },
  };
}
