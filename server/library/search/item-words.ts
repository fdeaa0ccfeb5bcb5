/** The words of an item's own texts, each with its weight. */
import type { BuiltFamily, BuiltRecipe } from '@spotreel/sdk/internal/contract';
import type { LibraryWords } from '../words/library-words';
import { sceneTexts } from './scene-texts';
import { wordsOf } from './search-text';
import type { Vocabulary } from './vocabulary';

/** Weights of a word of each field, 1 to 255. */
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

interface TemplateTexts {
  readonly name: string;
  readonly description: string;
  readonly search: string;
}

/**
 * Words of the rows of templates and of their groups; `search` is made by `storedSearch`. `words`: of the library's own
 * templates, which are found in all of its languages.
 */
export function templateWords(
  vocabulary: Vocabulary,
  { name, description: text, search }: TemplateTexts,
  words?: LibraryWords | undefined,
): ItemWords {
  const [description = '', scenes = ''] = search.split('\n');
  return packWords(vocabulary, [
    { words: wordsOf(inAllLanguages(name, words)), weight: FIELD_WEIGHTS.name },
    { words: storedWords(description), weight: FIELD_WEIGHTS.description },
    ...(words ? [{ words: wordsOf(inAllLanguages(text, words)), weight: FIELD_WEIGHTS.description }] : []),
    { words: storedWords(scenes), weight: FIELD_WEIGHTS.scene },
  ]);
}

/** A text of the library with its translations. */
export function inAllLanguages(text: string, words: LibraryWords | undefined): string {
  return [text, ...(words?.languages ?? []).map((language) => words?.in(language)(text) ?? '')].join(' ');
}

export function recipeWords(vocabulary: Vocabulary, recipe: BuiltRecipe, words: LibraryWords): ItemWords {
  const { families } = recipe;
  const name = inAllLanguages(recipe.name, words);
  const description = inAllLanguages(recipe.description, words);
  const styles = families
    .flatMap((family) => [family.name, family.description])
    .map((text) => inAllLanguages(text, words))
    .join(' ');
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
