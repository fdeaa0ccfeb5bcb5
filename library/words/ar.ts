import { descriptions } from './ar/descriptions';
import { fields } from './ar/fields';
import { media } from './ar/media';
import { names } from './ar/names';
import { scenes } from './ar/scenes';
import { searchWords } from './ar/search-words';
import type { Words } from './words';

export const ar: Words = { ...names, ...descriptions, ...scenes, ...fields, ...media, ...searchWords };
