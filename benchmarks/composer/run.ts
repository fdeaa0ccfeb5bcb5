import { composeAudio, type MusicComposition } from '../../sdk/audio/compose';
import type { ComposerKit } from '../../sdk/audio/kit';
import { type Lengths, RATINGS, type Rating, randomKit, scenes } from './kits';
import { libraryKits } from './library-kits';
import { createRandom } from './random';

/**
 * Time and proof of the composer over random kits. `npm run bench:composer`, or with a number of kits for each line.
 * Figures are of one core; the first kits also pay for the compiler, so a few are composed before the clock runs.
 */

interface Setting {
  readonly samples: number;
  readonly bars: number;
  readonly lengths: Lengths;
  readonly wholeScenes: boolean;
}

interface Run {
  readonly ms: number;
  readonly composition: MusicComposition;
}

const SETTINGS: readonly Setting[] = [
  { samples: 20, bars: 28, lengths: 'bars', wholeScenes: true },
  { samples: 30, bars: 28, lengths: 'bars', wholeScenes: true },
  { samples: 60, bars: 56, lengths: 'bars', wholeScenes: true },
  { samples: 20, bars: 28, lengths: 'bars', wholeScenes: false },
  { samples: 20, bars: 28, lengths: 'any', wholeScenes: false },
  { samples: 60, bars: 56, lengths: 'any', wholeScenes: false },
  { samples: 12, bars: 28, lengths: 'bars', wholeScenes: true },
  { samples: 12, bars: 56, lengths: 'bars', wholeScenes: true },
  { samples: 12, bars: 56, lengths: 'any', wholeScenes: false },
  { samples: 16, bars: 140, lengths: 'bars', wholeScenes: true },
];

/** Kits of 16 and 17 samples under 14, 28, 42 and 56 bars of scenes. */
const LIBRARY: Setting = { samples: 17, bars: 56, lengths: 'bars', wholeScenes: true };

const KITS = Number(process.argv[2] ?? 20);

function measure(setting: Setting, rating: Rating, seed: number): Promise<Run> {
  const kit = randomKit(createRandom(seed), setting.samples, rating, setting.lengths);
  return timed(kit, scenes(setting.bars, setting.wholeScenes, kit.bpm));
}

async function timed(kit: ComposerKit, under: ReturnType<typeof scenes>): Promise<Run> {
  const start = performance.now();
  const composition = await composeAudio(kit, under);
  return { ms: performance.now() - start, composition };
}

/** Videos of 14 to 56 bars over each kit of the library, at its own tempo and off it. */
async function measureLibrary(wholeScenes: boolean): Promise<Run[]> {
  const runs: Run[] = [];
  for (const kit of libraryKits())
    for (let bars = 14; bars <= 56; bars += 14) runs.push(await timed(kit, scenes(bars, wholeScenes, kit.bpm)));
  return runs;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

function line(setting: Setting, name: string, runs: readonly Run[]): string {
  const times = runs.map(({ ms }) => ms);
  const gaps = runs.map(({ composition }) => composition.upperBound - (composition.tracks[0]?.percent ?? 0));
  const exact = runs.filter(({ composition }) => composition.exact).length;
  return [
    `${setting.samples} x ${setting.bars}`.padEnd(8),
    (setting.lengths === 'any' ? 'any' : setting.wholeScenes ? 'bars' : 'uneven').padEnd(7),
    name.padEnd(9),
    ...[0.5, 0.95, 1].map((share) => quantile(times, share).toFixed(1).padStart(8)),
    `${exact}/${runs.length}`.padStart(8),
    Math.max(...gaps)
      .toFixed(1)
      .padStart(8),
  ].join(' ');
}

async function main(): Promise<void> {
  for (const rating of RATINGS) await measure(SETTINGS[0] as Setting, rating, 1);
  console.log('samples  lengths kits      median ms   95 %      max    exact  max gap');
  for (const setting of SETTINGS) {
    const all: Run[] = [];
    for (const rating of RATINGS) {
      const runs: Run[] = [];
      for (let seed = 1; seed <= KITS; seed += 1) runs.push(await measure(setting, rating, seed));
      console.log(line(setting, rating.name, runs));
      all.push(...runs);
    }
    console.log(line(setting, 'all', all));
  }
  for (const wholeScenes of [true, false])
    console.log(line({ ...LIBRARY, wholeScenes }, 'library', await measureLibrary(wholeScenes)));
}

await main();
