/** Chance by a seed: the same seed makes the same requests. */
import { createRandom } from '../../../music/sound/random';

export interface Chance {
  /** An integer from 0 to below `count`. */
  below(count: number): number;
  /** Whether an event of this probability happens. */
  happens(probability: number): boolean;
  /** One of them. Throws a RangeError for an empty list. */
  of<Item>(items: readonly Item[]): Item;
}

export function createChance(seed: string): Chance {
  const random = createRandom(seed);
  const below = (count: number) => Math.floor(random() * count);
  return {
    below,
    happens: (probability) => random() < probability,
    of(items) {
      if (items.length === 0) throw new RangeError('There is nothing to choose from.');
      return items[below(items.length)] as (typeof items)[number];
    },
  };
}
