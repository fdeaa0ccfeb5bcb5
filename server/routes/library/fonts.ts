import { libraryCalls } from '@spotreel/sdk/contract';
import { implement } from '../../http/implement';
import { fontFamilies } from '../../library/fonts';

export const fonts = implement(libraryCalls.fonts, async ({ context }, { catalogue }) =>
  fontFamilies(catalogue, context.baseUrl),
);
