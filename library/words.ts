/** The library's own words in the six other languages of Spotreel, by their English texts. */
import { ar } from './words/ar';
import { de } from './words/de';
import { es } from './words/es';
import { fr } from './words/fr';
import { ja } from './words/ja';
import { pt } from './words/pt';
import type { Words } from './words/words';

export const libraryWords: Readonly<Record<string, Words>> = { de, fr, es, pt, ar, ja };
