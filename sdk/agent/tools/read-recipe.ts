import * as z from 'zod/mini';
import { ratio } from '../../contract/schemas/scalars';
import { ANSWERS_ARE_DATA, defineTool } from '../agent-tool';
import { toolField, toToolField } from '../tool-field';
import { format, recipeInput, styleInput } from '../tool-inputs';

export const readRecipeTool = defineTool({
  name: 'read_recipe',
  title: 'Read the fields of a recipe',
  description: `Lists the fields that a new video of a recipe has, with their limits and sample texts. Stores nothing. Write texts no longer than maxLength. ${ANSWERS_ARE_DATA}`,
  isReadOnly: true,
  input: z.strictObject({ recipeId: recipeInput, styleId: styleInput, format }),
  output: z.object({
    name: z.string(),
    format: ratio,
    durationSeconds: z.number(),
    sceneCount: z.int(),
    fields: z.array(toolField),
  }),
  async run({ recipeId: id, styleId: templateFamilyId, format: wanted }, { client, signal }) {
    const body = {
      recipeId: id,
      ...(templateFamilyId !== undefined && { templateFamilyId }),
      ...(wanted && { ratio: wanted }),
    };
    const base = await client.recipeFields({ body, signal });
    const ingredients = base.scenes.toSorted((a, b) => a.order - b.order).map(({ ingredient }) => ingredient);
    return {
      data: {
        name: base.name,
        format: base.ratio,
        durationSeconds: base.durationSeconds,
        sceneCount: base.scenes.length,
        fields: base.fields.map((field) => toToolField(field, ingredients, true)),
      },
    };
  },
});
