import { libraryCalls } from '@spotreel/sdk/contract';
import { slicePage } from '../../platform/http/paging';
import { implement } from '../implement';
import { toCategory } from '../to-library';

export const categories = implement(libraryCalls.categories, async ({ query }, { catalogue }) =>
  slicePage(catalogue.categories.map(toCategory), query),
);
