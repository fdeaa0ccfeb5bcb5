import { callAgentTool } from '@spotreel/sdk/agent';
import type { Command } from '../command';
import { EXIT_CODES } from '../exit-codes';
import { given, idAt, idFlag, listFlag, toId } from '../read-arguments';

interface Answer {
  readonly stills: readonly { readonly scene: number }[];
}

export const stillCommand: Command = {
  usage: 'still <projectId> [--scene <n>]... [--size <px>] [--force]',
  summary: 'Paints scenes and writes them as <projectId>-<scene>.webp.',
  options: {
    scene: { type: 'string', multiple: true },
    size: { type: 'string' },
    force: { type: 'boolean' },
  },
  async run({ words, flags, context, io, show }) {
    const projectId = idAt(words, 0, 'project');
    const scenes = listFlag(flags, 'scene').map((text) => toId(text, '--scene'));
    const wanted = given({ scenes: scenes.length > 0 ? scenes : undefined, longSidePx: idFlag(flags, 'size') });
    const { data, images = [] } = await callAgentTool('look_at_project', { projectId, ...wanted }, context);
    const { stills } = data as Answer;
    const files: string[] = [];
    for (const [index, { bytes }] of images.entries()) {
      const file = `${projectId}-${stills[index]?.scene}.webp`;
      await io.writeFile(file, once(bytes), flags.force === true);
      files.push(file);
    }
    show({ files }, files);
    return EXIT_CODES.done;
  },
};

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
