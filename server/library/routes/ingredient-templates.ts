import { libraryCalls } from '@spotreel/sdk/internal/contract';
import { familyOf } from '../catalogue/find-in-catalogue';
import { implement } from '../domain';
import { toIngredientTemplate } from '../templates/to-ingredient-template';

export const ingredientTemplates = implement(
  libraryCalls.ingredientTemplates,
  async ({ params, query, context }, { catalogue, addresses }) => {
    const view = { catalogue, addresses: addresses.at(context.baseUrl) };
    return familyOf(catalogue, params.templateFamilyId).ingredients.flatMap(
      (ingredient, position) => toIngredientTemplate(ingredient, position, query.aspectRatio, view) ?? [],
    );
  },
);
