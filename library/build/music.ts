import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuiltMusicKit } from '@spotreel/sdk/internal/contract';
import { musicKitSources } from '../music/kits';
import type { Output } from './output';

/** Copies the samples of every kit. `sources` is the folder `library/`. */
export function buildMusic(sources: string, output: Output): BuiltMusicKit[] {
  return musicKitSources.map((kit) => ({
    id: kit.id,
    name: kit.name,
    description: kit.description,
    bpm: kit.bpm,
    moods: kit.moods,
    samples: kit.samples.map(({ slug, file, ...sample }) => {
      const bytes = readFileSync(path.join(sources, 'music', kit.slug, path.basename(file)));
      return { ...sample, bars: sample.bars ?? null, file: output.write(`music/${kit.slug}`, slug, 'mp3', bytes) };
    }),
  }));
}
