import { libraryCalls } from '../../../sdk/contract/calls/library';
import { implement } from '../../http/implement';
import { fontFamilies } from '../../library/fonts';

export const fonts = implement(libraryCalls.fonts, async (_input, { catalogue }) => fontFamilies(catalogue));
