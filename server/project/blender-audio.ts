import { AUDIO_FLAGS, type BuiltSample } from '@spotreel/sdk/internal/contract';
import { templateLength } from '@spotreel/sdk/internal/project';
import type { Catalogue } from '../library/catalogue/catalogue';

/** Sums of bars are exact; a hundredth of a second is below any difference that is heard. */
const EPSILON_SECONDS = 0.01;

/** Tracks that a Blender project can be set to: those of its template's kit that last as long as the video, without its demo. */
export function blenderAudioList({ templates, kits }: Catalogue, templateId: number): readonly BuiltSample[] {
  const template = templates.get(templateId);
  const kit = template && kits.get(template.defaultMusicKitId ?? 0);
  if (!template || !kit) return [];
  const least = templateLength(template).durationSeconds - EPSILON_SECONDS;
  return kit.samples.filter(
    ({ durationSeconds, flags }) => (flags & AUDIO_FLAGS.demo) === 0 && durationSeconds >= least,
  );
}
