/** Views of the music panel, computed from the composer and the library. */
import {
  AudioFlag,
  type ComposedTrack,
  cutsOnBars,
  isSameLock,
  type Lock,
  mostDifferent,
  placedSamples,
  swapsFor,
} from '@spotreel/sdk/internal/audio';
import type { AudioSample, MusicKit, TemplateFamily } from '@spotreel/sdk/internal/contract';
import type { Translator } from '@spotreel/sdk/internal/i18n';
import type { MusicProposals } from '@spotreel/sdk/internal/stores';
import { demoOf } from '../../../controls/kit-row/use-kit-player';
import type { MusicKitChoice } from '../../music-panel/kit-list';
import type { Proposal } from '../../music-panel/proposal-cards';
import type { TrackPiece } from '../../music-panel/track-editor';

type Scenes = readonly { readonly durationSeconds: number }[];

/** Proposals that are shown at once; the others wait behind them. */
const FEATURED = 3;

/** Less than this is not heard as a fade. */
const FADE_TOLERANCE_MS = 50;

/** The family's default first, then its tempo, then the others. */
export function kitChoices(
  kits: readonly MusicKit[],
  family: Pick<TemplateFamily, 'bpm' | 'defaultMusicKitId'> | null | undefined,
  scenes: Scenes,
): MusicKitChoice[] {
  return kits
    .map((kit) => ({
      id: kit.id,
      name: kit.name,
      description: kit.description,
      bpm: kit.bpm,
      moods: kit.moods,
      peaks: demoOf(kit)?.peaks ?? [],
      isDefault: kit.id === family?.defaultMusicKitId,
      cuts: family && kit.bpm !== family.bpm ? cutsOnBars(scenes, kit.bpm) : undefined,
    }))
    .sort((a, b) => Number(b.isDefault) - Number(a.isDefault) || Number(!b.cuts) - Number(!a.cuts));
}

export function proposalViews({ kit, music }: MusicProposals, videoSeconds: number, t: Translator): Proposal[] {
  const featured = new Set(mostDifferent(music.tracks, FEATURED));
  const looks = drawingsOf(kit);
  return music.tracks.map((track, index) => ({
    key: track.sampleIds.join(),
    rank: index + 1,
    letter: letterOf(index),
    reason: reasonOf(kit, track, videoSeconds, t),
    samples: track.sampleIds.flatMap((id) => looks.get(id) ?? []),
    isFeatured: featured.has(track),
  }));
}

/** A to Z, then A2 to Z2. */
function letterOf(index: number): string {
  const round = Math.floor(index / 26) + 1;
  return `${String.fromCodePoint(65 + (index % 26))}${round > 1 ? round : ''}`;
}

/** Ending of a track: all of them fit the video. */
function reasonOf(kit: MusicKit, track: ComposedTrack, videoSeconds: number, t: Translator): string {
  const last = kit.audioSamples.find(({ id }) => id === track.sampleIds.at(-1));
  return t(endingOf(last, track.durationMs - videoSeconds * 1000));
}

/** A track that is cut off by the end of the video has no ending of its own. */
function endingOf(last: AudioSample | undefined, surplusMs: number) {
  const flags = last?.flags ?? 0;
  if (surplusMs > FADE_TOLERANCE_MS) return 'arrangement.fadedOut';
  if (flags & AudioFlag.outro) return 'arrangement.onOutro';
  return flags & AudioFlag.outroFadeOut ? 'arrangement.onFadeOut' : 'arrangement.withVideo';
}

/** The samples of the music in use, with what could be done to each. */
export function trackPieces(
  kit: MusicKit,
  audio: readonly number[],
  scenes: Scenes,
  locks: readonly Lock[],
): TrackPiece[] {
  const looks = drawingsOf(kit);
  const nameOf = (id: number) => looks.get(id)?.name ?? '';
  const known = audio.filter((id) => looks.has(id));
  return placedSamples(kit, known).map((placed, index) => ({
    ...placed,
    name: nameOf(placed.sampleId),
    peaks: looks.get(placed.sampleId)?.peaks ?? [],
    tint: looks.get(placed.sampleId)?.tint ?? 0,
    isLocked: locks.some((lock) => isSameLock(lock, placed)),
    swaps: swapsFor(kit, known, index, scenes).map(({ sampleId, track }) => ({
      sampleId,
      name: nameOf(sampleId),
      percent: Math.max(0, Math.floor(track.percent)),
    })),
  }));
}

function drawingsOf(kit: MusicKit) {
  return new Map(
    kit.audioSamples.map(({ id, name, duration, peaks }, tint) => [
      id,
      { name, durationSeconds: duration, peaks, tint },
    ]),
  );
}
