import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { moodSources } from '../../../library/moods';
import type { MusicKitSource, SampleSource } from '../../../library/music/kit';
import { musicKitSources } from '../../../library/music/kits';
import { fileOf } from './decoded-sample';

const FLAG = { intro: 1, outro: 2, introFadeIn: 4, outroFadeOut: 8, demo: 16 } as const;
const LARGEST_BYTES = 24_000_000;

const has = (sample: SampleSource, ...bits: readonly number[]) => bits.some((bit) => (sample.flags & bit) !== 0);
const isBody = ({ flags }: SampleSource) => flags === 0;
const allSamples = musicKitSources.flatMap((kit) => kit.samples.map((sample) => ({ kit, sample })));

test('ids and slugs are unique', () => {
  const unique = (values: readonly unknown[]) => expect(new Set(values).size).toBe(values.length);
  unique(musicKitSources.map(({ id }) => id));
  unique(musicKitSources.map(({ slug }) => slug));
  unique(allSamples.map(({ sample }) => sample.id));
  unique(allSamples.map(({ kit, sample }) => fileOf(kit, sample)));
});

test('all kits together stay small', () => {
  const bytes = allSamples.reduce((sum, { kit, sample }) => sum + statSync(fileOf(kit, sample)).size, 0);
  expect(bytes).toBeLessThan(LARGEST_BYTES);
});

const sources = readFileSync(new URL('../../../library/music/SOURCES.md', import.meta.url), 'utf8');

describe.each(musicKitSources)('$name', (kit) => {
  it('has its source and license written down', () => {
    expect(sources).toContain(`| ${kit.slug} |`);
  });

  it('has moods of the library and enough samples', () => {
    expect(kit.moods.length).toBeGreaterThan(0);
    expect(moodSources.map(({ name }) => name)).toEqual(expect.arrayContaining([...kit.moods]));
    expect(kit.samples.filter((sample) => !has(sample, FLAG.demo)).length).toBeGreaterThanOrEqual(12);
  });

  it('has beginnings, endings, fades, a demo and bodies of two, four and eight bars', () => {
    for (const bit of Object.values(FLAG)) expect(kit.samples.some((sample) => has(sample, bit))).toBe(true);
    const lengths = kit.samples.filter(isBody).map(({ bars }) => bars);
    expect(lengths).toEqual(expect.arrayContaining([2, 4, 8]));
  });

  it('has stings, which begin and end by themselves, of one to four bars', () => {
    const stings = kit.samples.filter(({ flags }) => flags === (FLAG.intro | FLAG.outro));
    expect(stings.map(({ bars }) => bars)).toEqual([1, 2, 3, 4]);
    for (const { compatibilityMap } of stings) expect(compatibilityMap).toEqual([]);
  });

  it('states exact lengths', () => {
    for (const sample of kit.samples) {
      expect(sample.durationSeconds).toBeCloseTo((sample.bars * 240) / kit.bpm, 9);
      expect(sample.contentSamples).toBeGreaterThanOrEqual(Math.round(sample.durationSeconds * sample.sampleRate));
      expect(Math.floor(sample.id / 100)).toBe(kit.id);
    }
  });

  it('draws a waveform of each sample', () => {
    for (const { peaks } of kit.samples) {
      expect(peaks.length).toBe(200);
      expect(Math.min(...peaks)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...peaks)).toBeLessThanOrEqual(1);
      expect(Math.max(...peaks)).toBeGreaterThan(0.2);
    }
  });

  it('rates only pairs that can follow each other', () => {
    const byId = new Map(kit.samples.map((sample) => [sample.id, sample]));
    for (const sample of kit.samples) {
      const next = sample.compatibilityMap.map(({ nextAudioId }) => byId.get(nextAudioId));
      expect(next.every((one) => one && !has(one, FLAG.intro, FLAG.introFadeIn, FLAG.demo))).toBe(true);
      expect(new Set(next).size).toBe(next.length);
      for (const { compatibilityRating } of sample.compatibilityMap) expect([1, 5, 10]).toContain(compatibilityRating);
      if (has(sample, FLAG.outro, FLAG.outroFadeOut, FLAG.demo)) expect(next).toEqual([]);
      else expect(sample.compatibilityMap.some(({ compatibilityRating }) => compatibilityRating === 10)).toBe(true);
    }
  });

  it('reaches every body from a beginning, and an ending from every body', () => {
    const bodies = kit.samples.filter(isBody);
    const first = kit.samples.filter((sample) => has(sample, FLAG.intro, FLAG.introFadeIn));
    const reached = reachable(kit, first);
    expect(bodies.filter(({ id }) => !reached.has(id))).toEqual([]);
    const endings = kit.samples.filter((sample) => has(sample, FLAG.outro, FLAG.outroFadeOut));
    for (const body of bodies) {
      const onward = reachable(kit, [body]);
      expect(endings.some(({ id }) => onward.has(id))).toBe(true);
    }
  });
});

function reachable(kit: MusicKitSource, from: readonly SampleSource[]): Set<number> {
  const byId = new Map(kit.samples.map((sample) => [sample.id, sample]));
  const reached = new Set<number>();
  const open = [...from];
  for (let sample = open.pop(); sample; sample = open.pop()) {
    for (const { nextAudioId } of sample.compatibilityMap) {
      if (reached.has(nextAudioId)) continue;
      reached.add(nextAudioId);
      const next = byId.get(nextAudioId);
      if (next) open.push(next);
    }
  }
  return reached;
}
