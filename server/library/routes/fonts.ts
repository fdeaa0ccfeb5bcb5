import { libraryCalls } from '@spotreel/sdk/contract';
import { implement } from '../../platform/http/implement';
import { fontFamilies } from '../fonts';

export const fonts = implement(libraryCalls.fonts, async ({ context }, { catalogue }) =>
  fontFamilies(catalogue, context.baseUrl),
);
