/** A film that every painter reads the same. */
import type { Composition } from '../../sdk/scene/composition';
import { recipeComposition } from '../../tests/golden/recipe-composition';

/** Scenes of a recipe on a color and without pictures, until they have so many frames. */
export async function plainFilm(slug: string, mostFrames: number): Promise<Composition> {
  const whole = await recipeComposition(slug);
  let startFrame = 0;
  const scenes = whole.scenes.flatMap((scene) => {
    const hasPictures = scene.animation.assets.some(({ p, layers }) => p && !layers);
    if (scene.background.type !== 'color' || hasPictures || startFrame >= mostFrames) return [];
    const placed = { ...scene, startFrame };
    startFrame += scene.durationFrames;
    return [placed];
  });
  return { ...whole, scenes, durationFrames: startFrame };
}
