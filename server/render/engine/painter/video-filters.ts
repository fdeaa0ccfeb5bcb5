/** Filters that convert any video to the colors of a render: BT.709, standard dynamic range. */
import type { VideoColor } from './video-source';

/** Names of mediabunny (WebCodecs) -> of ffmpeg's scale filter. */
const matrices: Readonly<Record<string, string>> = {
  bt709: 'bt709',
  smpte170m: 'smpte170m',
  bt470bg: 'bt601',
  'bt2020-ncl': 'bt2020',
};

/** Untagged video from this height on is BT.709, as players assume; below it is BT.601. */
const HD_HEIGHT = 576;

/**
 * Scales to `size` and converts: to RGB with `rgba`, to tagged BT.709 with `yuv420p`. High dynamic range is
 * mapped to what a standard screen shows: dark and middle tones stay, highlights are bent (paper white to 216 of 255).
 */
export function scaleFilter(
  size: { width: number; height: number },
  color: VideoColor,
  format: 'rgba' | 'yuv420p',
): string {
  const scaled = `scale=${size.width}:${size.height}`;
  const end = format === 'rgba' ? 'format=rgba' : 'setsar=1,format=yuv420p';
  const out = format === 'rgba' ? '' : ':out_color_matrix=bt709:out_range=tv';
  if (color.highDynamicRange)
    return `${scaled},${toneMap(color.highDynamicRange)},scale=in_color_matrix=bt709${out},${end}`;
  const known = color.matrix && matrices[color.matrix];
  return `${scaled}:in_color_matrix=${known ?? (color.codedHeightPx > HD_HEIGHT ? 'bt709' : 'bt601')}${out},${end}`;
}

/** Nits of the white of paper and captions in HDR video: ITU-R BT.2408. Peaks of five times that are kept apart. */
const REFERENCE_WHITE = 203;

const transfers = { pq: 'smpte2084', hlg: 'arib-std-b67' } as const;

function toneMap(transfer: 'pq' | 'hlg'): string {
  const tagged = `tin=${transfers[transfer]}:pin=bt2020:min=bt2020nc:rin=tv`;
  const light = `zscale=${tagged}:t=linear:npl=${REFERENCE_WHITE},format=gbrpf32le,zscale=p=bt709`;
  return `${light},tonemap=mobius:desat=0:peak=5,zscale=t=bt709:m=bt709:r=tv,format=yuv420p`;
}
