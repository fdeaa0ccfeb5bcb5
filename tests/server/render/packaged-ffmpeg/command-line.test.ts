import { expect, test } from 'vitest';
import { optionOf, readCommandLine, secondsOption } from '../../../../server/render/packaged-ffmpeg/command-line';

test('options belong to the file that follows them', () => {
  const { inputs, output, general } = readCommandLine([
    '-loglevel',
    'error',
    '-ss',
    '1',
    '-i',
    'a.mp4',
    '-i',
    'b.mp4',
    '-map',
    '0:v',
    '-map',
    '1:a',
    '-an',
    'c.mp4',
  ]);
  expect(optionOf(general, 'loglevel')).toBe('error');
  expect(inputs.map(({ url, options }) => [url, optionOf(options, 'ss')])).toEqual([
    ['a.mp4', '1'],
    ['b.mp4', undefined],
  ]);
  expect([output?.url, output?.options.get('map'), output?.options.has('an')]).toEqual(['c.mp4', ['0:v', '1:a'], true]);
});

test('names that mean the same are one option', () => {
  const { output } = readCommandLine(['-lavfi', 'hue', '-vframes', '5', '-codec:v', 'png', '-']);
  expect([...(output?.options.keys() ?? [])]).toEqual(['filter_complex', 'frames:v', 'c:v']);
});

test('times are seconds, or hours, minutes and seconds', () => {
  const { output } = readCommandLine(['-t', '00:01:01.5', '-ss', '2.5', 'x']);
  expect([secondsOption(output!.options, 't'), secondsOption(output!.options, 'ss')]).toEqual([61.5, 2.5]);
  expect(() => secondsOption(new Map([['t', ['soon']]]), 't')).toThrow('Invalid duration');
});

test('there is one output', () => {
  expect(() => readCommandLine(['-i', 'a', 'b', 'c'])).toThrow('More than one output');
});
