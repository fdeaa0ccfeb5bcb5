import { libraryCalls } from '@spotreel/sdk/contract';
import { implement } from '../../platform/http/implement';
import { slicePage } from '../../platform/http/paging';
import { toCategory } from '../to-library';

export const categories = implement(libraryCalls.categories, async ({ query }, { catalogue }) =>
  slicePage(catalogue.categories.map(toCategory), query),
);
