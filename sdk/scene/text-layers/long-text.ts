import type { TextFieldSource } from '../../contract/template-fields';

/** Length of a long text as a multiple of the default text, unless the field takes less. */
const LONG_FACTOR = 2.5;

/** The words of the default text over and over, cut at a word. */
export function longText({ defaultValue, maxLength }: Pick<TextFieldSource, 'defaultValue' | 'maxLength'>): string {
  const limit = Math.min(maxLength, Math.round(defaultValue.length * LONG_FACTOR));
  const words = defaultValue.split(/\s+/);
  let text = defaultValue;
  for (let index = 0; ; index += 1) {
    const next = `${text} ${words[index % words.length]}`;
    if (next.length > limit) return text;
    text = next;
  }
}
