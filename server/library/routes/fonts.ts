import { libraryCalls } from '@spotreel/sdk/contract';
import { fontFamilies } from '../fonts';
import { implement } from '../implement';

export const fonts = implement(libraryCalls.fonts, async ({ context }, { catalogue }) =>
  fontFamilies(catalogue, context.baseUrl),
);
