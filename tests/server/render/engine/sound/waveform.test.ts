import { expect, test } from 'vitest';
import { WAVEFORM_VALUES, WaveformReader } from '../../../../../server/render/engine/sound/waveform';

const interleaved = (samples: number, value: (index: number) => number) => {
  const pairs = new Float32Array(samples * 2);
  for (let index = 0; index < samples; index++) pairs.set([value(index), -value(index) / 2], index * 2);
  return Buffer.from(pairs.buffer);
};

test('has the loudest of each part, with 1 for the loudest of all', () => {
  const reader = new WaveformReader();
  reader.add(interleaved(480 * 3, (index) => [0.1, -0.4, 0.2][Math.floor(index / 480)] ?? 0));
  expect([reader.samples, reader.peaks()]).toEqual([1440, [0.25, 1, 0.5]]);
});

test('is the same however the chunks end', () => {
  const bytes = interleaved(2000, (index) => Math.sin(index / 40) * (index / 2000));
  const whole = new WaveformReader();
  whole.add(bytes);
  const cut = new WaveformReader();
  for (let at = 0; at < bytes.length; at += 37) cut.add(bytes.subarray(at, at + 37));
  expect([cut.samples, cut.peaks()]).toEqual([whole.samples, whole.peaks()]);
});

test('has few values for minutes of sound, and none for silence', () => {
  const long = new WaveformReader();
  for (let second = 0; second < 20; second++) long.add(interleaved(48_000, () => (second === 19 ? 0.8 : 0.4)));
  const peaks = long.peaks();
  expect([peaks.length, peaks[0], peaks.at(-1)]).toEqual([WAVEFORM_VALUES, 0.5, 1]);
  const silent = new WaveformReader();
  silent.add(interleaved(4800, () => 0));
  expect(silent.peaks()).toEqual([]);
});
