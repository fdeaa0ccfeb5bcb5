import { libraryCalls } from '../../../sdk/contract/calls/library';
import { implement } from '../../http/implement';
import { slicePage } from '../../http/paging';
import { recipeOf } from '../../library/find';
import { toFamily } from '../../library/to-library';

export const templateFamilies = implement(
  libraryCalls.templateFamilies,
  async ({ params, query, context }, services) => {
    const { families } = recipeOf(services.catalogue, params.recipeId);
    const addresses = services.addresses.at(context.baseUrl);
    const page = slicePage(
      families.filter(({ tier }) => !query.tierLimit || tier === 'free'),
      query,
    );
    return { ...page, data: page.data.map((family) => toFamily(family, addresses)) };
  },
);
