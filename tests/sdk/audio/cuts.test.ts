import { describe, expect, it } from 'vitest';
import { cutsOnBars } from '../../../sdk/audio/cuts';

const scenes = (...seconds: number[]) => seconds.map((durationSeconds) => ({ durationSeconds }));

describe('cutsOnBars', () => {
  it('counts every cut of scenes in whole bars', () => {
    expect(cutsOnBars(scenes(4, 2, 8), 120)).toEqual({ cuts: 2, onBar: 2 });
  });

  it('counts by where a cut is, not by how long its scene is', () => {
    // bars of 1.875 s: cuts at 2.13, 4.27 and 15 = 8 bars
    expect(cutsOnBars(scenes(4, 4, 7, 5), 128)).toEqual({ cuts: 3, onBar: 1 });
  });

  it('lets a tenth of a bar pass and no more', () => {
    expect(cutsOnBars(scenes(2.2, 2), 120).onBar).toBe(1);
    expect(cutsOnBars(scenes(2.21, 2), 120).onBar).toBe(0);
  });

  it('has no cuts in one scene or none', () => {
    expect(cutsOnBars(scenes(2), 120)).toEqual({ cuts: 0, onBar: 0 });
    expect(cutsOnBars([], 120)).toEqual({ cuts: 0, onBar: 0 });
  });
});
