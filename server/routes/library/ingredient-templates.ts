import { libraryCalls } from '@spotreel/sdk/contract';
import { familyOf } from '../../library/find';
import { toIngredientTemplate } from '../../library/to-ingredient-template';
import { implement } from '../../platform/http/implement';

export const ingredientTemplates = implement(
  libraryCalls.ingredientTemplates,
  async ({ params, query, context }, { catalogue, addresses }) => {
    const view = { catalogue, addresses: addresses.at(context.baseUrl) };
    return familyOf(catalogue, params.templateFamilyId).ingredients.flatMap(
      (ingredient, position) => toIngredientTemplate(ingredient, position, query.aspectRatio, view) ?? [],
    );
  },
);
