import * as z from 'zod/mini';
import { projectStatus } from '../../contract/export/render';
import { ratio, timestamp } from '../../contract/schemas/scalars';
import { ANSWERS_ARE_DATA, defineTool } from '../agent-tool';
import { resultLimit, words } from '../tool-inputs';

export const findProjectsTool = defineTool({
  name: 'find_projects',
  title: 'Find projects',
  description: `Finds projects of the account, the last edited first. ${ANSWERS_ARE_DATA}`,
  isReadOnly: true,
  input: z.strictObject({ search: words, limit: resultLimit }),
  output: z.object({
    projects: z.array(
      z.object({
        projectId: z.int(),
        name: z.string(),
        format: ratio,
        durationSeconds: z.number(),
        status: projectStatus,
        updatedAt: timestamp,
      }),
    ),
    totalCount: z.int(),
  }),
  async run({ search, limit: perPage }, { client, signal }) {
    const { data, totalCount } = await client.projects({ query: { search, perPage, sort: 'edited' }, signal });
    const projects = data.map(({ id, name, ratio: format, durationSeconds, status, updatedAt }) => {
      return { projectId: id, name, format, durationSeconds, status, updatedAt };
    });
    return { data: { projects, totalCount } };
  },
});
