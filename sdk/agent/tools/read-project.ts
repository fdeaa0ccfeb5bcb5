import * as z from 'zod/mini';
import { ANSWERS_ARE_DATA, defineTool } from '../agent-tool';
import { shownProject, toShownProject } from '../shown-project';
import { projectInput } from '../tool-inputs';

export const readProjectTool = defineTool({
  name: 'read_project',
  title: 'Read a project',
  description: `Reads a project with all its fields, what they show now and how long their texts may be. ${ANSWERS_ARE_DATA}`,
  isReadOnly: true,
  input: z.strictObject({ projectId: projectInput }),
  output: shownProject,
  async run({ projectId: id }, { client, baseUrl, signal }) {
    return { data: toShownProject(await client.project({ params: { projectId: id }, signal }), baseUrl) };
  },
});
