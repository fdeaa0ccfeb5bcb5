import * as z from 'zod/mini';
import { projectName } from '../../contract/project/project-fields';
import { ANSWERS_ARE_DATA, defineTool, withDescription } from '../agent-tool';
import { shownProject, toShownProject } from '../shown-project';
import { format, recipeInput, styleInput } from '../tool-inputs';

export const createProjectTool = defineTool({
  name: 'create_project',
  title: 'Create a project',
  description: `Creates a project of a recipe with its sample texts and images, and lists its fields. Fill them with fill_project next. ${ANSWERS_ARE_DATA}`,
  isReadOnly: false,
  input: z.strictObject({
    recipeId: recipeInput,
    styleId: styleInput,
    format,
    name: withDescription(z.optional(projectName), 'Name in the list of projects. Default: that of the recipe.'),
    idempotencyKey: withDescription(
      z.optional(z.string().check(z.minLength(8), z.maxLength(100))),
      'A text of your choice: the same one again answers the same project instead of another.',
    ),
  }),
  output: shownProject,
  async run(
    { recipeId: id, styleId: templateFamilyId, format: ratio, name, idempotencyKey },
    { client, baseUrl, signal },
  ) {
    const body = {
      recipeId: id,
      ...(templateFamilyId !== undefined && { templateFamilyId }),
      ...(ratio && { ratio }),
      ...(name !== undefined && { name }),
    };
    return { data: toShownProject(await client.createProject({ body, idempotencyKey, signal }), baseUrl) };
  },
});
