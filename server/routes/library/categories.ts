import { libraryCalls } from '../../../sdk/contract/calls/library';
import { implement } from '../../http/implement';
import { slicePage } from '../../http/paging';

export const categories = implement(libraryCalls.categories, async ({ query }, { catalogue }) =>
  slicePage(
    catalogue.categories.map(({ id, slug, name, position }) => ({ id, slug, name, order: position })),
    query,
  ),
);
