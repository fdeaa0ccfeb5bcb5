import { descriptions } from './fr/descriptions';
import { fields } from './fr/fields';
import { media } from './fr/media';
import { names } from './fr/names';
import { scenes } from './fr/scenes';
import { searchWords } from './fr/search-words';
import type { Words } from './words';

export const fr: Words = { ...names, ...descriptions, ...scenes, ...fields, ...media, ...searchWords };
