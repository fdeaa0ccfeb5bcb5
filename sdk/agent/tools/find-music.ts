import * as z from 'zod/mini';
import { ANSWERS_ARE_DATA, defineTool, withDescription } from '../agent-tool';
import { resultLimit } from '../tool-inputs';

export const findMusicTool = defineTool({
  name: 'find_music',
  title: 'Find music',
  description: `Lists music that fill_project can give to a video. It is cut to the length of the video. ${ANSWERS_ARE_DATA}`,
  isReadOnly: true,
  input: z.strictObject({
    mood: withDescription(z.optional(z.string().check(z.maxLength(100))), 'Only music of this mood, such as calm.'),
    limit: resultLimit,
  }),
  output: z.object({
    music: z.array(
      z.object({
        musicId: z.int(),
        name: z.string(),
        description: z.string(),
        bpm: z.number(),
        moods: z.array(z.string()),
      }),
    ),
  }),
  async run({ mood, limit: most }, { client, signal }) {
    const { data } = await client.musicKits({ query: { perPage: 200 }, signal });
    const wanted = mood?.trim().toLowerCase();
    const fitting = data.filter(({ moods }) => !wanted || moods.some((own) => own.toLowerCase() === wanted));
    const music = fitting
      .slice(0, most)
      .map(({ id, name, description, bpm, moods }) => ({ musicId: id, name, description, bpm, moods }));
    return { data: { music } };
  },
});
