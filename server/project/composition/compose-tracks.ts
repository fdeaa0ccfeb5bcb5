import { composeAudio, type MusicComposition, seededTrack } from '@spotreel/sdk/internal/audio';
import type { Catalogue } from '../../library/catalogue/catalogue';
import type { ProjectContent } from '../content';

/** Milliseconds: making a project should not be felt. */
const BUDGET_MS = 400;

const known = new Map<string, Promise<MusicComposition>>();

/** The best sequence of the kit for scenes of these lengths (seconds), of several by `seed`; empty when it has none. */
export async function composeTracks(
  catalogue: Catalogue,
  musicKitId: number,
  sceneSeconds: readonly number[],
  seed: number,
): Promise<ProjectContent['audio']> {
  const kit = catalogue.kits.get(musicKitId);
  if (!kit || sceneSeconds.length === 0) return [];
  const key = `${catalogue.hash} ${musicKitId} ${sceneSeconds.join(' ')}`;
  const composed = known.get(key) ?? composedOf(kit, sceneSeconds);
  known.set(key, composed);
  composed.catch(() => known.delete(key));
  const sampleIds = seededTrack(await composed, seed)?.sampleIds ?? [];
  return sampleIds.map((audioTrack, order) => ({ audioTrack, order }));
}

type Kit = NonNullable<ReturnType<Catalogue['kits']['get']>>;

function composedOf({ bpm, samples }: Kit, sceneSeconds: readonly number[]): Promise<MusicComposition> {
  const audioSamples = samples.map(({ durationSeconds, ...sample }) => ({ ...sample, duration: durationSeconds }));
  const scenes = sceneSeconds.map((durationSeconds) => ({ durationSeconds }));
  return composeAudio({ bpm, audioSamples }, scenes, { budgetMs: BUDGET_MS });
}
