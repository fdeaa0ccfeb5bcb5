import { describe, expect, it } from 'vitest';
import type { SampleSource } from '../../../library/music/kit';
import { musicKitSources } from '../../../library/music/kits';
import { loudness } from '../../../music/mix/loudness';
import { decodeSample } from './decoded-sample';
import { type Onset, onsetNear } from './onsets';

const FULL = Boolean(process.env.SPOTREEL_FULL_TESTS);
/** Parts of each kit, without the full run: an opening, an eight-bar body, the shortest fill, an ending and the sting of most templates. */
const CHOSEN: readonly ((sample: SampleSource) => boolean)[] = [
  ({ flags }) => flags === 1,
  ({ flags, bars }) => flags === 0 && bars === 8,
  ({ flags, bars }) => flags === 0 && bars === 1,
  ({ flags }) => flags === 2,
  ({ flags, bars }) => flags === 3 && bars === 3,
];
const FADE_FLAGS = 4 | 8;
const FADE_IN_FLAG = 4;

describe.each(musicKitSources)('$name', (kit) => {
  const chosen = FULL ? kit.samples : CHOSEN.flatMap((wanted) => kit.samples.find(wanted) ?? []);

  it.each(chosen)('$name: exact, in time, at its loudness', (sample) => {
    const sound = decodeSample(kit, sample);
    expect(sound.left.length).toBe(sample.contentSamples);
    expect(sound.truePeakDb).toBeLessThan(-1);

    const musical = Math.round(sample.durationSeconds * sample.sampleRate);
    const content = { left: sound.left.subarray(0, musical), right: sound.right.subarray(0, musical) };
    expect(Math.abs(loudness(content) + 14)).toBeLessThanOrEqual(1);
    if ((sample.flags & FADE_FLAGS) === 0) expect(Math.abs(sound.loudnessLufs + 14)).toBeLessThanOrEqual(1);

    const firstBar = (sample.flags & FADE_IN_FLAG) === 0 ? 0 : 1;
    const onsets: Onset[] = [];
    for (let bar = firstBar; bar < sample.bars; bar++) {
      onsets.push(onsetNear(sound.left, sound.right, (bar * 240) / kit.bpm));
    }
    expect(onsets.filter(({ riseDb }) => riseDb < 2)).toEqual([]);
    expect(onsets.filter(({ offsetMs }) => Math.abs(offsetMs) > 10)).toEqual([]);

    expect(Math.abs(sound.left[0] ?? 1)).toBeLessThan(0.1);
    expect(Math.abs(sound.left.at(-1) ?? 1)).toBeLessThan(0.001);
  });
});
