import type { Composition } from '@spotreel/sdk/internal/scene';

/** Pixels: sharp enough for a card on a dense screen. */
export const POSTER_WIDTH = 640;

/** Frame that shows the first scene at its fullest. */
export function posterFrame({ scenes, durationFrames }: Pick<Composition, 'scenes' | 'durationFrames'>): number {
  const [first] = scenes;
  return first ? Math.min(first.startFrame + first.keyframe, durationFrames - 1) : 0;
}
