import { descriptions } from './de/descriptions';
import { fields } from './de/fields';
import { media } from './de/media';
import { names } from './de/names';
import { scenes } from './de/scenes';
import { searchWords } from './de/search-words';
import type { Words } from './words';

export const de: Words = { ...names, ...descriptions, ...scenes, ...fields, ...media, ...searchWords };
