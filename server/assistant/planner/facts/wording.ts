/** Conversion of a part of a brief to a text of its own. */

const LEADING =
  /^(?:and|or|but|so|also|plus|with|which|that|who|it's|it is|it|they|they're|there is|there are|there's|there will be|we have|we offer|we serve|we've got|you get|you can|has|have|is|are|featuring|including|especially|then|finally|the features are|und|oder|mit|sowie|außerdem|die|der|das|es|es gibt|gibt es|wir haben|wir bieten|sie|er|ist|hat|dazu|et|ou|avec|qui|que|il y a|nous avons|nous proposons|est|il|elle|des|du|de la|ainsi que|y|pero|también|además|con|es|son|tiene|tienen|hay|tenemos|ofrecemos|e|mas|também|além disso|com|é|são|tem|têm|há|temos|oferecemos)\s+/iu;

/** With a capital first letter. */
export function capitalize(text: string): string {
  const first = text.match(/^[^\p{L}\d]*\p{L}/u)?.[0];
  return first === undefined ? text : first.toUpperCase() + text.slice(first.length);
}

/** With one space between words and without punctuation at both ends. */
export function trimPunctuation(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .replace(/^[\s,.;:!?¡¿–—、。،؛：-]+|(?<![\s,.;:–—、。،؛：-])[\s,.;:–—、。،؛：-]+$/gu, '')
    .trim();
}

/** A part of a sentence as a text of its own: `and it keeps cold` becomes `Keeps cold`. */
export function toPhrase(part: string): string {
  let text = trimPunctuation(part);

  for (let before = ''; before !== text; ) {
    before = text;
    text = trimPunctuation(text.replace(LEADING, ''));
  }

  return capitalize(text);
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\d]+(?:['’.-][\p{L}\d]+)*/gu)?.length ?? 0;
}

export function normalize(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\d%€$£¥]+/gu, ' ')
    .trim();
}
