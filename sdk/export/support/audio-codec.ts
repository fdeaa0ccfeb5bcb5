/** Finds the sound encoder of this browser for a format. */
import { SOUNDTRACK_SAMPLE_RATE } from '../../scene/soundtrack/plan';
import type { DeviceFormat } from '../export-format';

const STRINGS = { aac: 'mp4a.40.2', opus: 'opus' } as const;

/** Undefined where this browser encodes no sound for the format. MP4 has AAC where the browser encodes it, else Opus. */
export async function findAudioCodec(format: DeviceFormat): Promise<keyof typeof STRINGS | undefined> {
  if (!('AudioEncoder' in globalThis)) return undefined;
  const choices = format === 'mp4' ? (['aac', 'opus'] as const) : format === 'webm' ? (['opus'] as const) : [];
  for (const choice of choices) if (await isEncodable(STRINGS[choice])) return choice;
  return undefined;
}

/** The server's bit rate. */
export const SOUND_BITS = 192_000;

async function isEncodable(codec: string): Promise<boolean> {
  const config: AudioEncoderConfig = {
    codec,
    sampleRate: SOUNDTRACK_SAMPLE_RATE,
    numberOfChannels: 2,
    bitrate: SOUND_BITS,
  };
  return AudioEncoder.isConfigSupported(config).then(
    ({ supported }) => supported === true,
    () => false, // a codec that the browser has never heard of
  );
}
