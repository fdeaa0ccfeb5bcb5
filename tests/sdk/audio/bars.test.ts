import { describe, expect, it } from 'vitest';
import { barSeconds, bars, DEFAULT_BPM } from '../../../sdk/audio/bars';

describe('bars', () => {
  it('counts four beats to a bar', () => {
    expect(barSeconds(120)).toBe(2);
    expect(bars(8, 120)).toBe(4);
    expect(bars(4 * barSeconds(DEFAULT_BPM), DEFAULT_BPM)).toBe(4);
  });

  it.each([
    [0.1, 4],
    [-0.1, 4],
    [0.099, 4],
    [0.101, undefined],
    [-0.101, undefined],
    [0.5, undefined],
  ])('at %d bars off a whole number gives %s', (off, expected) => {
    for (const bpm of [60, 90, 97, 110, 120, 128.5]) expect(bars((4 + off) * barSeconds(bpm), bpm)).toBe(expected);
  });

  it('is unknown below one bar', () => {
    expect(bars(0.1, 120)).toBeUndefined();
    expect(bars(0.05, 120)).toBeUndefined();
    expect(bars(1.8, 120)).toBe(1);
  });

  it.each([
    [0, 120],
    [-2, 120],
    [2, 0],
    [2, -120],
    [Number.NaN, 120],
    [2, Number.NaN],
    [Number.POSITIVE_INFINITY, 120],
    [2, Number.POSITIVE_INFINITY],
  ])('is unknown for %d seconds at %d bpm', (seconds, bpm) => {
    expect(bars(seconds, bpm)).toBeUndefined();
  });
});
