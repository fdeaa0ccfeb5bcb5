import { descriptions } from './pt/descriptions';
import { fields } from './pt/fields';
import { media } from './pt/media';
import { names } from './pt/names';
import { scenes } from './pt/scenes';
import { searchWords } from './pt/search-words';
import type { Words } from './words';

export const pt: Words = { ...names, ...descriptions, ...scenes, ...fields, ...media, ...searchWords };
