import { libraryCalls } from '@spotreel/sdk/internal/contract';
import { fontFamilies } from '../catalogue/fonts';
import { implement } from '../domain';

export const fonts = implement(libraryCalls.fonts, async ({ context }, { catalogue }) =>
  fontFamilies(catalogue, context.baseUrl),
);
