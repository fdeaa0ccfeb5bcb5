import { libraryCalls } from '@spotreel/sdk/contract';
import { fontFamilies } from '../../library/fonts';
import { implement } from '../../platform/http/implement';

export const fonts = implement(libraryCalls.fonts, async ({ context }, { catalogue }) =>
  fontFamilies(catalogue, context.baseUrl),
);
