import type { Command } from '../command';
import { EXIT_CODES } from '../exit-codes';
import { given, idFlag, textFlag } from '../read-arguments';

interface Answer {
  readonly recipes: readonly {
    readonly recipeId: number;
    readonly name: string;
    readonly durationSeconds: number;
    readonly styles: readonly {
      readonly styleId: number;
      readonly name: string;
      readonly formats: readonly string[];
    }[];
  }[];
}

export const recipesCommand: Command = {
  usage: 'recipes [words] [--goal <goal>] [--format landscape|portrait|square] [--limit <n>]',
  summary: 'Finds recipes with their styles.',
  options: { goal: { type: 'string' }, format: { type: 'string' }, limit: { type: 'string' } },
  async run({ words, flags, use, show }) {
    const search = words.length > 0 ? words.join(' ') : undefined;
    const limit = idFlag(flags, 'limit');
    const wanted = given({ search, goal: textFlag(flags, 'goal'), format: textFlag(flags, 'format'), limit });
    const answer = await use<Answer>('find_recipes', wanted);
    const lines = answer.recipes.flatMap(({ recipeId, name, durationSeconds, styles }) => [
      `${recipeId}  ${name}, ${durationSeconds} s`,
      ...styles.map((style) => `    --style ${style.styleId}  ${style.name}: ${style.formats.join(', ')}`),
    ]);
    show(answer, lines.length > 0 ? lines : ['No recipe fits.']);
    return EXIT_CODES.done;
  },
};
