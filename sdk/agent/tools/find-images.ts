import * as z from 'zod/mini';
import { ANSWERS_ARE_DATA, defineTool, withDescription } from '../agent-tool';
import { resultLimit, words } from '../tool-inputs';

export const findImagesTool = defineTool({
  name: 'find_images',
  title: 'Find images',
  description: `Finds images whose ids fill_project takes: those of the account, of its team, or of the library that comes with the product. ${ANSWERS_ARE_DATA}`,
  isReadOnly: true,
  input: z.strictObject({
    search: words,
    source: withDescription(
      z._default(z.enum(['own', 'library', 'shared']), 'own'),
      'own: of the account. shared: of its team. library: of the product.',
    ),
    limit: resultLimit,
  }),
  output: z.object({
    images: z.array(z.object({ mediaId: z.int(), name: z.string(), width: z.number(), height: z.number() })),
    totalCount: z.int(),
  }),
  async run({ search, source, limit: perPage }, { client, signal }) {
    const { data, totalCount } = await client.mediaList({ query: { search, source, type: 'image', perPage }, signal });
    const images = data.map(({ id, name, props }) => ({ mediaId: id, name, width: props.width, height: props.height }));
    return { data: { images, totalCount } };
  },
});
