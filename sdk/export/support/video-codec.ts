/** Finds the encoder of this browser for a format. */
import { FRAMES_PER_SECOND } from '../../scene/composition';
import type { Size } from '../../scene/pictures/cover';
import type { DeviceFormat } from '../export-format';

export interface VideoCodecChoice {
  readonly codec: 'avc' | 'vp9' | 'vp8';
  /** As `VideoEncoder` takes it. */
  readonly codecString: string;
}

/**
 * Quantizers of a steady quality. Of H.264, the one at which Chromium's own encoder stops in its mode for screens; VP8 encoders take
 * none. Figures: docs/decisions/device-files.md.
 */
export const STEADY_QUANTIZERS: Readonly<Record<VideoCodecChoice['codec'], number | undefined>> = {
  avc: 26,
  vp9: 44,
  vp8: undefined,
};

/** Bits a second for 1080p, where an encoder takes no quantizer: SSIM against the server's frames stays over 0.98 in all recipes. */
const FULL_HD_BITS = 8_000_000;
const FULL_HD_PX = 1920 * 1080;
const LEAST_BITS = 1_000_000;

/** Bits a second that a picture of this size may need. */
export function mostBits({ widthPx, heightPx }: Size): number {
  return Math.max(LEAST_BITS, Math.round((FULL_HD_BITS * widthPx * heightPx) / FULL_HD_PX));
}

/** H.264 High at the level that the size needs (H.264 table A-1, at 30 frames a second), then Main and Baseline. */
function avcChoices({ widthPx, heightPx }: Size): VideoCodecChoice[] {
  const macroblocks = Math.ceil(widthPx / 16) * Math.ceil(heightPx / 16);
  const level = macroblocks <= 3600 ? '1f' : macroblocks <= 8192 ? '28' : macroblocks <= 22_080 ? '32' : '33';
  return ['6400', '4d00', '4200'].map((profile) => ({ codec: 'avc', codecString: `avc1.${profile}${level}` }));
}

/** VP9 profile 0, level 4.1: 8 bits, 4:2:0. */
const VP9: VideoCodecChoice = { codec: 'vp9', codecString: 'vp09.00.41.08' };
const VP8: VideoCodecChoice = { codec: 'vp8', codecString: 'vp8' };

/** Undefined where this browser has none, or the format has no video codec. */
export async function findVideoCodec(format: DeviceFormat, size: Size): Promise<VideoCodecChoice | undefined> {
  if (!('VideoEncoder' in globalThis)) return undefined;
  const choices = format === 'mp4' ? avcChoices(size) : format === 'webm' ? [VP9, VP8] : [];
  for (const choice of choices) if (await isEncodable(choice, size)) return choice;
  return undefined;
}

async function isEncodable({ codecString: codec }: VideoCodecChoice, size: Size): Promise<boolean> {
  const config: VideoEncoderConfig = {
    codec,
    width: size.widthPx,
    height: size.heightPx,
    bitrate: mostBits(size),
    framerate: FRAMES_PER_SECOND,
  };
  return VideoEncoder.isConfigSupported(config).then(
    ({ supported }) => supported === true,
    () => false, // a codec that the browser has never heard of
  );
}
