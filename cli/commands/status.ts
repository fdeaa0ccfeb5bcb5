import type { Command } from '../command';
import { EXIT_CODES } from '../exit-codes';
import { idAt } from '../read-arguments';
import { renderLines, type ShownRender } from './render-state';

export const statusCommand: Command = {
  usage: 'status <projectId>',
  summary: 'Shows how far the newest render is, and its link. Ends with 3 where it has failed.',
  options: {},
  async run({ words, use, show }) {
    const state = await use<ShownRender>('read_render', { projectId: idAt(words, 0, 'project') });
    show(state, renderLines(state));
    return state.status === 'failed' ? EXIT_CODES.found : EXIT_CODES.done;
  },
};
