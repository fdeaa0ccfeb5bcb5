import { composeAudio } from '@spotreel/sdk/audio';
import type { Catalogue } from '../../library/catalogue/catalogue';
import type { ProjectContent } from '../content';

/** Milliseconds: making a project should not be felt. */
const BUDGET_MS = 400;

const known = new Map<string, Promise<readonly number[]>>();

/** The best sequence of the kit for scenes of these lengths (seconds); empty when it has none. */
export async function composeTracks(
  catalogue: Catalogue,
  musicKitId: number,
  sceneSeconds: readonly number[],
): Promise<ProjectContent['audio']> {
  const kit = catalogue.kits.get(musicKitId);
  if (!kit || sceneSeconds.length === 0) return [];
  const key = `${catalogue.hash} ${musicKitId} ${sceneSeconds.join(' ')}`;
  const tracks = known.get(key) ?? bestTrack(kit, sceneSeconds);
  known.set(key, tracks);
  tracks.catch(() => known.delete(key));
  return (await tracks).map((audioTrack, order) => ({ audioTrack, order }));
}

type Kit = NonNullable<ReturnType<Catalogue['kits']['get']>>;

async function bestTrack({ bpm, samples }: Kit, sceneSeconds: readonly number[]): Promise<readonly number[]> {
  const audioSamples = samples.map(({ durationSeconds, ...sample }) => ({ ...sample, duration: durationSeconds }));
  const scenes = sceneSeconds.map((durationSeconds) => ({ durationSeconds }));
  const { tracks } = await composeAudio({ bpm, audioSamples }, scenes, { budgetMs: BUDGET_MS });
  return tracks[0]?.sampleIds ?? [];
}
