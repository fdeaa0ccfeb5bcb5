import type { Command } from '../command';
import { EXIT_CODES } from '../exit-codes';
import { idAt, textFlag } from '../read-arguments';
import { UsageError } from '../usage-error';
import type { ShownRender } from './render-state';
import { saveRender } from './save-render';

export const downloadCommand: Command = {
  usage: 'download <projectId> --out <file> [--force]',
  summary: 'Stores the finished file. --force replaces a file that is there.',
  options: { out: { type: 'string' }, force: { type: 'boolean' } },
  async run({ words, flags, use, show, io }) {
    const projectId = idAt(words, 0, 'project');
    const file = textFlag(flags, 'out');
    if (!file) throw new UsageError('Name the file: --out video.mp4');
    await saveRender(await use<ShownRender>('read_render', { projectId }), file, { io, flags });
    show({ file }, [file]);
    return EXIT_CODES.done;
  },
};
