import { libraryCalls } from '@spotreel/sdk/contract';
import { implement } from '../../http/implement';
import { slicePage } from '../../http/paging';
import { toCategory } from '../../library/to-library';

export const categories = implement(libraryCalls.categories, async ({ query }, { catalogue }) =>
  slicePage(catalogue.categories.map(toCategory), query),
);
