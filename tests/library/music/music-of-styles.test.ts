/** Styles share kits. Each begins with a track of its own, so that films of two styles do not have the same music. */
import { expect, test } from 'vitest';
import { musicKitSources } from '../../../library/music/kits';
import { recipeSources } from '../../../library/recipes';
import { composeAudio } from '../../../sdk/audio/compose';
import { seededTrack } from '../../../sdk/audio/seeded-track';

const styles = recipeSources.flatMap(({ families }) => families);

test.for(musicKitSources)('no two styles with $name begin with one track', async ({ id, bpm, samples }) => {
  const audioSamples = samples.map(({ durationSeconds, ...sample }) => ({ ...sample, duration: durationSeconds }));
  const tracks: string[] = [];
  // as the catalogue numbers them
  for (const [seed, style] of styles.filter(({ defaultMusicKitId }) => defaultMusicKitId === id).entries()) {
    const scenes = style.defaultIngredientIds.flatMap((scene) => {
      const bars = style.ingredients.find((one) => one.id === scene)?.bars;
      return bars === undefined ? [] : [{ durationSeconds: (bars * 240) / style.bpm }];
    });
    const composed = await composeAudio({ bpm, audioSamples }, scenes);
    const track = seededTrack(composed, seed);
    expect(track?.percent).toBe(composed.tracks[0]?.percent);
    tracks.push(`${scenes.length} ${track?.sampleIds.join(' ')}`);
  }
  expect(new Set(tracks).size).toBe(tracks.length);
});
