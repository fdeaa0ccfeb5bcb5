import { libraryCalls } from '@spotreel/sdk/contract';
import { ApiError } from '../../http/api-error';
import { implement } from '../../http/implement';
import { familyOf } from '../../library/find';
import { toFamily } from '../../library/to-library';

export const templateFamily = implement(libraryCalls.templateFamily, async ({ params, context }, services) => {
  const family = familyOf(services.catalogue, params.templateFamilyId);
  if (family.recipeId !== params.recipeId) throw new ApiError('not_found');
  return toFamily(family, services.addresses.at(context.baseUrl));
});
