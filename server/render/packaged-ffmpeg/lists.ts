/** Lists of ffmpeg: its version, filters and encoders. */
import type { Options } from './command-line';
import { native, VIDEO } from './native';

/** Undefined where nothing is to be listed. */
export function listed(general: Options): string | undefined {
  if (general.has('version')) {
    const { version, configuration } = native.getFFmpegInfo();
    return `ffmpeg version ${version} of FFmpeg's libraries from npm\nconfiguration: ${configuration}`;
  }
  if (general.has('filters'))
    return native.Filter.getList()
      .map(({ name }) => ` ... ${name}`)
      .join('\n');
  if (!general.has('encoders')) return undefined;
  const encoders = native.Codec.getCodecList().filter((codec) => codec.isEncoder());
  return encoders.map(({ type, name }) => ` ${type === VIDEO ? 'V' : 'A'}..... ${name}`).join('\n');
}
