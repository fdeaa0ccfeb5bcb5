import type { LottieAnimation } from '@spotreel/sdk/internal/scene';
import { type EmbeddedPictures, writeEmbedded } from '../inspection/embedded-pictures';
import { checkedAnimation } from './check-animation';
import { openAnimation } from './open-animation';

export interface ReadAnimation {
  readonly animation: LottieAnimation;
  /** Files of the pictures that the document holds: they are not decoded yet. */
  readonly pictures: EmbeddedPictures;
}

/**
 * Reads an upload; `folder` gets what is in it. `fonts`: families that texts may have, lower case. Throws
 * `animation_invalid`, `animation_unsupported`.
 */
export async function readAnimation(file: string, folder: string, fonts: ReadonlySet<string>): Promise<ReadAnimation> {
  const animation = checkedAnimation(await openAnimation(file, folder), fonts);
  return { animation, pictures: await writeEmbedded(animation, folder) };
}
