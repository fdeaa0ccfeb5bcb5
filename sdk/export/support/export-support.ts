/** Formats that this browser can write, known before an export begins. */
import type { Size } from '../../scene/pictures/cover';
import { type DeviceFormat, EXPORT_FORMATS, formatFacts } from '../export-format';
import { findAudioCodec } from './audio-codec';
import { findVideoCodec } from './video-codec';

/** A format that this browser can write. */
export interface SupportedFormat {
  readonly format: DeviceFormat;
  /** Null: a format without sound, or a browser that cannot encode it. */
  readonly sound: 'aac' | 'opus' | null;
}

/**
 * Formats that this browser writes at a size, the most usual one first. None where it lacks a worker's canvas. Asks no
 * server.
 *
 * @example
 * ```ts
 * import { exportSupport } from '@spotreel/sdk/export';
 *
 * const formats = await exportSupport({ widthPx: 1920, heightPx: 1080 });
 * ```
 */
export async function exportSupport(size: Size): Promise<readonly SupportedFormat[]> {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return [];
  const found = await Promise.all(EXPORT_FORMATS.map((format) => supported(format, size)));
  return found.flatMap((one) => one ?? []);
}

async function supported(format: DeviceFormat, size: Size): Promise<SupportedFormat | undefined> {
  if (!formatFacts(format).hasSound) return { format, sound: null };
  const video = await findVideoCodec(format, size);
  return video && { format, sound: (await findAudioCodec(format)) ?? null };
}
