import type { Command } from '../command';
import { EXIT_CODES } from '../exit-codes';
import { given, idAt, idFlag, textFlag } from '../read-arguments';
import { UsageError } from '../usage-error';
import { fieldLines, type ShownField } from './field-lines';

export const fieldsCommand: Command = {
  usage: 'fields <recipeId> [--style <styleId>] [--format <format>] | fields --project <projectId>',
  summary: 'Lists the fields of a recipe or of a project, with their limits.',
  options: { project: { type: 'string' }, style: { type: 'string' }, format: { type: 'string' } },
  async run({ words, flags, use, show }) {
    const projectId = idFlag(flags, 'project');
    if (projectId !== undefined && words.length > 0) throw new UsageError('Name a recipe or a project, not both.');
    const answer =
      projectId === undefined
        ? await use<{ fields: ShownField[] }>('read_recipe', {
            recipeId: idAt(words, 0, 'recipe'),
            ...given({ styleId: idFlag(flags, 'style'), format: textFlag(flags, 'format') }),
          })
        : await use<{ fields: ShownField[] }>('read_project', { projectId });
    show(answer, fieldLines(answer.fields));
    return EXIT_CODES.done;
  },
};
