/** Renders a kit: its MP3 files and the `kit.json` that describes them. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { MusicKitSource, SampleSource } from '../../library/music/kit';
import { demoIdOf, idOf, type KitScore, piecesOf } from '../kits/kit-score';
import { limitPeaks } from '../mix/limiter';
import { loudness } from '../mix/loudness';
import { ceilingDbOf, master, wholeFrames } from '../mix/master';
import { mixdown } from '../mix/mixdown';
import { contentSamples, TAIL_SECONDS } from '../mix/stems';
import { BEATS_PER_BAR } from '../score/note';
import { gainOf, mixInto, SAMPLE_RATE, type Stereo, scale, silence, slice } from '../sound/pcm';
import type { SoundfontPlayer } from '../soundfont/fluidsynth';
import { compatibilityMap } from './compatibility';
import { encodeMp3, LEAD_IN_SAMPLES } from './encode';
import { peaksOf } from './peaks';

const DEMO_FLAG = 16;

interface Finished {
  readonly slug: string;
  readonly name: string;
  readonly bars: number;
  readonly sound: Stereo;
}

export function publishKit(kit: KitScore, player: SoundfontPlayer, folder: string): void {
  const pieces = piecesOf(kit);
  const sounds = mixdown(kit, player).map((mix, i) => master(mix, pieces[i]!, kit));
  mkdirSync(folder, { recursive: true });
  const published = pieces.map((piece, i): SampleSource => {
    const compatibility = compatibilityMap(piece, kit.sections, (next) => idOf(kit, next));
    return publish({ ...piece, sound: sounds[i]! }, idOf(kit, piece), piece.flags, compatibility);
  });
  const demo = publish(demoOf(kit, sounds), demoIdOf(kit), DEMO_FLAG, []);
  const samples = [...published, demo].sort((a, b) => a.id - b.id);
  const { id, slug, name, description, bpm, moods } = kit;
  const described: MusicKitSource = { id, slug, name, description, bpm, moods, samples };
  writeFileSync(path.join(folder, 'kit.json'), format(described));
  const files = new Set(described.samples.map(({ file }) => file));
  for (const old of readdirSync(folder)) if (old.endsWith('.mp3') && !files.has(old)) rmSync(path.join(folder, old));

  function publish(sample: Finished, id: number, flags: number, pairs: SampleSource['compatibilityMap']): SampleSource {
    const { slug, name, bars, sound } = sample;
    encodeMp3(sound, path.join(folder, `${slug}.mp3`), `${kit.name}: ${name}`, kit.mp3Quality ?? 5);
    const durationSeconds = (bars * BEATS_PER_BAR * 60) / kit.bpm;
    const peaks = peaksOf(sound, Math.round(durationSeconds * SAMPLE_RATE));
    const trims = { sampleRate: SAMPLE_RATE, leadInSamples: LEAD_IN_SAMPLES, contentSamples: sound.left.length };
    return {
      id,
      slug,
      name,
      file: `${slug}.mp3`,
      bars,
      durationSeconds,
      flags,
      compatibilityMap: pairs,
      ...trims,
      peaks,
    };
  }
}

/** The sections of the demo joined on the beat, each ringing on into the next. */
function demoOf(kit: KitScore, sounds: readonly Stereo[]): Finished {
  const chosen = kit.demo.map((slug) => kit.sections.findIndex((section) => section.slug === slug));
  const lengths = chosen.map((i) => contentSamples(kit.sections[i]!, kit.bpm));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const mix = silence(wholeFrames(total + TAIL_SECONDS * SAMPLE_RATE));
  let at = 0;
  for (const [position, i] of chosen.entries()) {
    mixInto(mix, sounds[i]!, 1, at);
    at += lengths[position] ?? 0;
  }
  scale(mix, gainOf(-14 - loudness(slice(mix, 0, total))));
  limitPeaks(mix, ceilingDbOf(kit));
  const bars = chosen.reduce((sum, i) => sum + kit.sections[i]!.bars, 0);
  return { slug: 'demo', name: 'Demo', bars, sound: mix };
}

/** JSON with a line for each list of numbers, so that a changed sample is a short difference. */
function format(kit: MusicKitSource): string {
  const text = JSON.stringify(kit, null, 2);
  const flat = text.replace(/\[\s+([-\d.,\s]+?)\s+\]/g, (_, numbers: string) => `[${numbers.replace(/\s+/g, ' ')}]`);
  return `${flat.replace(/\{\s+("nextAudioId": \d+),\s+("compatibilityRating": \d+)\s+\}/g, '{ $1, $2 }')}\n`;
}
