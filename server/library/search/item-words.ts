/** The words of an item's own texts, each with its weight. */
import type { BuiltFamily, BuiltRecipe } from '@spotreel/sdk/contract';
import { sceneTexts } from './scene-texts';
import { wordsOf } from './search-text';
import type { Vocabulary } from './vocabulary';

/** How much a word of each field counts, 1 to 255. */
export const FIELD_WEIGHTS = { name: 200, facet: 100, style: 60, description: 50, mood: 40, scene: 20 } as const;

/** Word numbers in the upper 24 bits, weights in the lower 8; a word once, with its greatest weight. */
export type ItemWords = Uint32Array;

export interface WeightedWords {
  /** Made by `wordsOf`. */
  readonly words: readonly string[];
  readonly weight: number;
}

export function packWords(vocabulary: Vocabulary, fields: readonly WeightedWords[]): ItemWords {
  const weights = new Map<number, number>();
  for (const { words, weight } of fields) {
    for (const word of words) {
      const id = vocabulary.idOf(word);
      if (weight > (weights.get(id) ?? 0)) weights.set(id, weight);
    }
  }
  return Uint32Array.from(weights, ([id, weight]) => id * 256 + weight);
}

/** What the rows of templates and of their groups say; `search` is made by `storedSearch`. */
export function templateWords(
  vocabulary: Vocabulary,
  { name, search }: { readonly name: string; readonly search: string },
): ItemWords {
  const [description = '', scenes = ''] = search.split('\n');
  return packWords(vocabulary, [
    { words: wordsOf(name), weight: FIELD_WEIGHTS.name },
    { words: storedWords(description), weight: FIELD_WEIGHTS.description },
    { words: storedWords(scenes), weight: FIELD_WEIGHTS.scene },
  ]);
}

export function recipeWords(vocabulary: Vocabulary, { name, description, families }: BuiltRecipe): ItemWords {
  const styles = families.map((family) => `${family.name} ${family.description}`).join(' ');
  const scenes = families.map(({ ingredients }) => sceneTexts(ingredients)).join(' ');
  const colors = families.flatMap(posterColors);
  return packWords(vocabulary, [
    { words: wordsOf(name), weight: FIELD_WEIGHTS.name },
    { words: wordsOf(description), weight: FIELD_WEIGHTS.description },
    { words: wordsOf(styles), weight: FIELD_WEIGHTS.style },
    { words: wordsOf(scenes), weight: FIELD_WEIGHTS.scene },
    { words: colors, weight: FIELD_WEIGHTS.scene },
  ]);
}

/** Colors of the posters of the first scene, which lists show. */
function posterColors({ defaultIngredientIds, ingredients }: BuiltFamily): string[] {
  const first = ingredients.find(({ id }) => id === defaultIngredientIds[0]);
  return Object.values(first?.layouts ?? {}).flatMap(({ posterColor }) => posterColor ?? []);
}

function storedWords(line: string): string[] {
  return line === '' ? [] : line.split(' ');
}
