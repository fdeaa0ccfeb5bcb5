import type { EncoderChoice, H264Encoder, HardwareEncoder } from '../../../platform/config/render-encoder-settings';
import { type EncoderProbe, encoderRefusal } from './probe-encoder';

export interface ChosenEncoder {
  readonly encoder: H264Encoder;
  /** Encoders that were tried and do not work on this machine. */
  readonly refusals: readonly { readonly encoder: HardwareEncoder; readonly reason: string }[];
}

/** Encoders that `auto` tries, in this order. A system that is not listed has none. */
const BY_PLATFORM: Readonly<Partial<Record<NodeJS.Platform, readonly HardwareEncoder[]>>> = {
  linux: ['h264_nvenc', 'h264_vaapi'],
  win32: ['h264_nvenc'],
  darwin: ['h264_videotoolbox'],
};

/** The first hardware encoder that works, else `x264`, which every ffmpeg for the renderer has. */
export async function chooseEncoder(
  choice: EncoderChoice,
  probe: EncoderProbe,
  platform: NodeJS.Platform = process.platform,
): Promise<ChosenEncoder> {
  if (choice === 'x264') return { encoder: 'x264', refusals: [] };
  const refusals: { encoder: HardwareEncoder; reason: string }[] = [];
  for (const encoder of choice === 'auto' ? (BY_PLATFORM[platform] ?? []) : [choice]) {
    const reason = await encoderRefusal(encoder, probe);
    if (reason === undefined) return { encoder, refusals };
    refusals.push({ encoder, reason });
  }
  return { encoder: 'x264', refusals };
}
