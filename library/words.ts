/** The library's own words in the six other languages of Spotreel, by their English texts. `{n}` in both is any whole number. */
import ar from './words/ar.json';
import de from './words/de.json';
import es from './words/es.json';
import fr from './words/fr.json';
import ja from './words/ja.json';
import pt from './words/pt.json';

export const libraryWords: Readonly<Record<string, Readonly<Record<string, string>>>> = { de, fr, es, pt, ar, ja };
