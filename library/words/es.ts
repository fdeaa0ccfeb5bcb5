import { descriptions } from './es/descriptions';
import { fields } from './es/fields';
import { media } from './es/media';
import { names } from './es/names';
import { scenes } from './es/scenes';
import { searchWords } from './es/search-words';
import type { Words } from './words';

export const es: Words = { ...names, ...descriptions, ...scenes, ...fields, ...media, ...searchWords };
