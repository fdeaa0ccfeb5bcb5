import { describe, expect, it } from 'vitest';
import { CANVAS } from '../../../sdk/contract/canvas';
import { longestOutput } from '../../../sdk/contract/output-limits';
import { gifSize, outputSize } from '../../../sdk/contract/output-size';

describe('the size of a file', () => {
  it.each([
    ['landscape', '720p', 1280, 720],
    ['landscape', '1080p', 1920, 1080],
    ['landscape', '4k', 3840, 2160],
    ['portrait', '720p', 720, 1280],
    ['portrait', '4k', 2160, 3840],
    ['square', '1080p', 1080, 1080],
  ] as const)('of a %s video in %s is %d x %d', (ratio, resolution, width, height) => {
    expect(outputSize(CANVAS[ratio], resolution)).toEqual({ width, height });
  });

  it.each([
    ['landscape', 640, 360],
    ['portrait', 360, 640],
    ['square', 640, 640],
  ] as const)('of a %s GIF is %d x %d', (ratio, width, height) => {
    expect(gifSize(CANVAS[ratio])).toEqual({ width, height });
  });

  it('is in whole pixels', () => {
    expect(gifSize({ width: 1000, height: 333 })).toEqual({ width: 640, height: 213 });
  });
});

it('a GIF has at most a minute, ProRes five, other videos any time', () => {
  expect((['gif', 'mov', 'mp4', 'webm'] as const).map(longestOutput)).toEqual([60, 300, Infinity, Infinity]);
});
