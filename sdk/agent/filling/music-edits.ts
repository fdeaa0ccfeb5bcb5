import { composeAudio } from '../../audio/compose';
import { seededTrack } from '../../audio/seeded-track';
import type { Project } from '../../contract/project/project';
import type { Edit } from '../../project/edit';
import { sceneLength, wholeBarLengths } from '../../project/timing/scene-length';
import type { ToolContext } from '../agent-tool';

/** Milliseconds: a good track is found long before, the proof that none is better takes longer. */
const BUDGET_MS = 400;

/** The music that the composer makes of a kit for the scenes. `musicId`: null ends the music; undefined leaves it. */
export async function musicEdits(
  { id, ingredients }: Project,
  musicId: number | null | undefined,
  { client, signal }: ToolContext,
): Promise<readonly Edit[]> {
  if (musicId === undefined) return [];
  if (musicId === null) return [{ type: 'set-music', musicKitId: null, audio: [] }];
  const { bpm, audioSamples } = await client.musicKit({ params: { musicKitId: musicId }, signal });
  const scenes = ingredients.flatMap((scene) => (scene.template ? [sceneLength(scene, scene.template)] : []));
  if (scenes.length === 0) return [];
  const composed = await composeAudio({ bpm, audioSamples }, wholeBarLengths(scenes), { budgetMs: BUDGET_MS, signal });
  return [{ type: 'set-music', musicKitId: musicId, audio: seededTrack(composed, id)?.sampleIds ?? [] }];
}
