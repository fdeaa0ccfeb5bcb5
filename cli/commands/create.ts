import type { Command } from '../command';
import { EXIT_CODES } from '../exit-codes';
import { given, idAt, idFlag, textFlag } from '../read-arguments';
import { fieldLines, type ShownField } from './field-lines';
import { FILL_OPTIONS, FILL_USAGE, wantedFields } from './wanted-fields';

interface Answer {
  readonly projectId: number;
  readonly editorUrl: string;
  readonly fields: readonly ShownField[];
}

export const createCommand: Command = {
  usage: `create <recipeId> [--style <styleId>] [--format <format>] [--name <name>] [--once <text>] ${FILL_USAGE}`,
  summary: 'Creates a project and fills its fields. The same --once never creates two.',
  options: {
    style: { type: 'string' },
    format: { type: 'string' },
    name: { type: 'string' },
    once: { type: 'string' },
    ...FILL_OPTIONS,
  },
  async run(input) {
    const { words, flags, use, show, io } = input;
    const filling = await wantedFields(input);
    const created = await use<Answer>('create_project', {
      recipeId: idAt(words, 0, 'recipe'),
      ...given({
        styleId: idFlag(flags, 'style'),
        format: textFlag(flags, 'format'),
        name: textFlag(flags, 'name'),
        idempotencyKey: textFlag(flags, 'once'),
      }),
    });
    const { projectId, editorUrl } = created;
    // first of all: where a value is wrong, the project is there and can be filled anew
    io.warn(flags.json ? JSON.stringify({ projectId, editorUrl }) : `Project ${projectId}: ${editorUrl}`);
    const project =
      Object.keys(filling).length === 0 ? created : await use<Answer>('fill_project', { projectId, ...filling });
    show(project, fieldLines(project.fields));
    return EXIT_CODES.done;
  },
};
