import { libraryCalls } from '@spotreel/sdk/internal/contract';
import { ApiError } from '../../platform/http/api-error';
import { slicePage } from '../../platform/http/paging';
import type { FamilyEntry } from '../catalogue/catalogue';
import { familyOf, recipeOf } from '../catalogue/find-in-catalogue';
import { implement } from '../domain';
import { toFamily } from '../to-library';

export const templateFamilies = implement(
  libraryCalls.templateFamilies,
  async ({ params, query, context }, services) => {
    const { families } = recipeOf(services.catalogue, params.recipeId);
    const addresses = services.addresses.at(context.baseUrl);
    const asked = families.filter(
      (family) => (!query.tierLimit || family.tier === 'free') && (!query.forChatbot || isWritable(family)),
    );
    const page = slicePage(asked, query);
    return { ...page, data: page.data.map((family) => toFamily(family, addresses)) };
  },
);

/** Words alone make a video of it: each scene that a new project has shows some. */
function isWritable({ source, ingredients }: FamilyEntry): boolean {
  return source.defaultIngredientIds.every((id) =>
    ingredients.some((ingredient) => ingredient.id === id && ingredient.texts.length > 0),
  );
}

export const templateFamily = implement(libraryCalls.templateFamily, async ({ params, context }, services) => {
  const family = familyOf(services.catalogue, params.templateFamilyId);
  if (family.recipeId !== params.recipeId) throw new ApiError('not_found');
  return toFamily(family, services.addresses.at(context.baseUrl));
});
