import { describe, expect, test } from 'vitest';
import { hardwareEncoders } from '../../../../../server/platform/config/render-encoder-settings';
import { h264Arguments } from '../../../../../server/render/engine/ffmpeg/encoder-settings';
import { encodedPicture, pictureArguments } from '../../../../../server/render/engine/ffmpeg/picture-encoders';

const size = { width: 1920, height: 1080 };
const qualities = ['small', 'standard', 'high'] as const;
const argumentAfter = (args: readonly string[], option: string) => args[args.indexOf(option) + 1];
const argumentsOf = (encoder: 'x264' | (typeof hardwareEncoders)[number], quality: (typeof qualities)[number]) =>
  h264Arguments({ size, quality, frameRate: 30, encoder }, 2);

describe.each(['x264', ...hardwareEncoders] as const)('segments of %s', (encoder) => {
  const args = argumentsOf(encoder, 'standard');

  test('are of high profile, with closed groups of two seconds and the tags of BT.709', () => {
    expect(argumentAfter(args, '-profile:v')).toBe('high');
    expect(argumentAfter(args, '-level:v')).toBe('4.1');
    expect([argumentAfter(args, '-g'), argumentAfter(args, '-flags')]).toEqual(['60', '+cgop']);
    for (const tag of ['-color_primaries', '-color_trc', '-colorspace']) expect(argumentAfter(args, tag)).toBe('bt709');
    expect(argumentAfter(args, '-color_range')).toBe('tv');
    expect(args.slice(-2)).toEqual(['-f', 'mp4']);
  });

  test('get a level by their size where 4.1 is too small', () => {
    const large = { size: { width: 3840, height: 2160 }, quality: 'standard', frameRate: 60, encoder } as const;
    expect(h264Arguments(large, 2)).not.toContain('-level:v');
  });
});

test.each([
  ['x264', '-crf', ['27', '20', '15']],
  ['h264_nvenc', '-cq', ['31', '24', '19']],
  ['h264_vaapi', '-qp', ['30', '23', '18']],
  ['h264_videotoolbox', '-q:v', ['45', '62', '75']],
] as const)('%s has a constant quality for each choice', (encoder, option, values) => {
  expect(qualities.map((quality) => argumentAfter(argumentsOf(encoder, quality), option))).toEqual(values);
});

test.each(hardwareEncoders)('%s shows frames in the order in which they are decoded', (encoder) => {
  expect(argumentAfter(argumentsOf(encoder, 'high'), '-bf')).toBe('0');
});

test('only vaapi takes frames that are uploaded to a device', () => {
  const args = argumentsOf('h264_vaapi', 'standard');
  expect(argumentAfter(args, '-vaapi_device')).toBe('/dev/dri/renderD128');
  expect(argumentAfter(args, '-vf')).toBe('format=nv12,hwupload');
  expect(args).not.toContain('-pix_fmt');
  for (const encoder of ['x264', 'h264_nvenc', 'h264_videotoolbox'] as const) {
    expect(argumentAfter(argumentsOf(encoder, 'standard'), '-pix_fmt')).toBe('yuv420p');
    expect(argumentsOf(encoder, 'standard')).not.toContain('-vf');
  }
});

test.each(['webm', 'mov', 'gif'] as const)('%s is encoded as on every machine', (format) => {
  const picture = { size, quality: 'high', frameRate: 30, format } as const;
  const args = pictureArguments(encodedPicture({ ...picture, encoder: 'h264_nvenc' }), 2);
  expect(args).toEqual(pictureArguments(encodedPicture(picture), 2));
});
