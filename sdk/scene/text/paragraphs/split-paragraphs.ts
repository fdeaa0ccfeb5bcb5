/** The typed text as paragraphs that can be set: one for each line break, in capitals where the style wants them. */
import type { TextStyle } from '../../text-shaper';
import { graphemesOf } from '../language/graphemes';
import { isBlank, marked, type TypedPlaces, trimmedEnd, unmarked } from '../language/typed-places';

const LINE_END = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/;
/** Lottie's own soft line break. */
const SOFT_RETURN = '\u0003';
const CONTROL = /\p{Cc}/gu;
const LOWERCASE = /\p{Lowercase_Letter}/u;

export interface TypedParagraph extends TypedPlaces {
  readonly text: string;
  /** Beginnings and ends of its small capitals, one after the other. */
  readonly small: readonly number[];
}

/** A word that is one of the program's own. */
export function plainParagraph(text: string): TypedParagraph {
  return { text, small: [], softHyphens: [], tagJoints: [] };
}

/** Empty for text without a visible letter. Spaces and line breaks at the end do not count. */
export function splitParagraphs(
  text: string,
  caps: TextStyle['caps'] = false,
  language: string | undefined,
): TypedParagraph[] {
  const typed = trimmedEnd(text.replaceAll(SOFT_RETURN, '\n'));
  if (isBlank(typed)) return [];
  const lines = typed.split(LINE_END).map((line) => marked(line.replace(CONTROL, ' ')));
  return lines.map((line) => {
    const { text, small } = caps === 'small' ? smallCapitals(line, language) : { text: line, small: [] };
    const { bounds, ...plain } = unmarked(caps === true ? capitals(text, language) : text, small);
    return { ...plain, small: bounds };
  });
}

/** Without a language never that of the machine: preview and render may run on different ones. */
function capitals(text: string, language: string | undefined): string {
  return language === undefined ? text.toUpperCase() : text.toLocaleUpperCase(language);
}

/** Capitals of a letter may depend on those around it (Greek), and be several (`ß`). */
function smallCapitals(text: string, language: string | undefined): Pick<TypedParagraph, 'text' | 'small'> {
  const letters = graphemesOf(text).map((letter) => ({ typed: letter.text, capital: capitals(letter.text, language) }));
  const alone = letters.map(({ capital }) => capital).join('');
  const whole = capitals(text, language);
  const small: number[] = [];
  let at = 0;
  for (const { typed, capital } of letters) {
    const end = at + capital.length;
    if (LOWERCASE.test(typed) && capital !== typed) {
      if (small.at(-1) === at) small.pop();
      else small.push(at);
      small.push(end);
    }
    at = end;
  }
  return { text: whole.length === alone.length ? whole : alone, small };
}
