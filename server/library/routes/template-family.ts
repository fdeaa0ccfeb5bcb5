import { libraryCalls } from '@spotreel/sdk/internal/contract';
import { ApiError } from '../../platform/http/api-error';
import { familyOf } from '../catalogue/find-in-catalogue';
import { implement } from '../implement';
import { toFamily } from '../to-library';

export const templateFamily = implement(libraryCalls.templateFamily, async ({ params, context }, services) => {
  const family = familyOf(services.catalogue, params.templateFamilyId);
  if (family.recipeId !== params.recipeId) throw new ApiError('not_found');
  return toFamily(family, services.addresses.at(context.baseUrl));
});
