import { libraryCalls } from '@spotreel/sdk/contract';
import { toCategory } from '../../library/to-library';
import { implement } from '../../platform/http/implement';
import { slicePage } from '../../platform/http/paging';

export const categories = implement(libraryCalls.categories, async ({ query }, { catalogue }) =>
  slicePage(catalogue.categories.map(toCategory), query),
);
