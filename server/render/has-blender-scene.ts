import type { Composition } from '@spotreel/sdk/internal/scene';

/** True if it was compiled for Blender, and has to be painted where one is. */
export function hasBlenderScene({ scenes }: Composition): boolean {
  return scenes.some(({ blender }) => blender !== undefined);
}
