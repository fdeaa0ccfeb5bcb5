import { descriptions } from './ja/descriptions';
import { fields } from './ja/fields';
import { media } from './ja/media';
import { names } from './ja/names';
import { scenes } from './ja/scenes';
import { searchWords } from './ja/search-words';
import type { Words } from './words';

export const ja: Words = { ...names, ...descriptions, ...scenes, ...fields, ...media, ...searchWords };
