import type { Command } from '../command';
import { EXIT_CODES } from '../exit-codes';
import { given, idAt, textFlag } from '../read-arguments';
import { fieldLines, type ShownField } from './field-lines';
import { FILL_OPTIONS, FILL_USAGE, wantedFields } from './wanted-fields';

export const fillCommand: Command = {
  usage: `fill <projectId> [--name <name>] ${FILL_USAGE}`,
  summary: 'Writes texts, colors, images (id or address), music and colors of a project. Saves all of it or nothing.',
  options: { name: { type: 'string' }, ...FILL_OPTIONS },
  async run(input) {
    const { words, flags, use, show } = input;
    const projectId = idAt(words, 0, 'project');
    const wanted = { projectId, ...given({ name: textFlag(flags, 'name') }), ...(await wantedFields(input)) };
    const project = await use<{ fields: ShownField[] }>('fill_project', wanted);
    show(project, fieldLines(project.fields));
    return EXIT_CODES.done;
  },
};
