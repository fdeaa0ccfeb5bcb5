/** Overlaps of words and layers that the design wants. */

/** Light, rays and shade of the ground, by the name of the layer: words lie across them. */
export const GROUND: ReadonlySet<string> = new Set(['Glow', 'Rays', 'Scrim', 'Shadow', 'Shade']);

export interface AllowedOverlap {
  /** Slug of the family or template group, and of the scene. */
  readonly scene: string;
  /** Name of the layer. */
  readonly layer: string;
  readonly reason: string;
}

export const allowedOverlaps: readonly AllowedOverlap[] = [
  {
    scene: 'short-film/number',
    layer: 'Hand',
    reason: 'a thin line that sweeps behind the number, as on the leader of a reel',
  },
  { scene: 'short-film/call-to-action', layer: 'Ridge', reason: 'hills are the ground that the words are on' },
  { scene: 'breath/breath-title', layer: 'Far hills', reason: 'hills are the ground, half transparent' },
  { scene: 'breath/breath-statement', layer: 'Breath', reason: 'a pale disc as wide as the scene is the ground' },
  { scene: 'days-to-go/days-to-go', layer: 'Seam', reason: 'the seam of a flip clock runs through its number' },
  {
    scene: 'cover-story/cover-story',
    layer: 'picture',
    reason: 'the name of a magazine runs across the picture of its cover',
  },
];
