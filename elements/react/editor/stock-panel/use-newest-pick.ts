import type { Media } from '@spotreel/sdk/internal/contract';
import { useRef } from 'react';

/**
 * Picks something that has to be copied first. The last one of several picks counts.
 * @param copy answers the copy in the account, or undefined where it failed or was given up
 */
export function useNewestPick<Item>(
  copy: (item: Item) => Promise<Media | undefined>,
  onPick: (media: Media) => void,
): (item: Item) => void {
  const newest = useRef<Item>(undefined);
  const pick = async (item: Item) => {
    newest.current = item;
    const media = await copy(item);
    if (media && newest.current === item) onPick(media);
  };
  return (item) => void pick(item);
}
