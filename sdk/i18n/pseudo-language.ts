/**
 * The pseudo-locale `en-XA`: English with accents, two fifths longer and in brackets. A text without accents is not in the
 * catalogue; a text without its closing bracket is cut off.
 */
import type { FindWords } from './language';
import type { Message } from './message';

const PLAIN = 'aceinorsuyzACEINORSUYZ';
const ACCENTED = 'åçéîñöřšüýžÅÇÉÎÑÖŘŠÜÝŽ';
/** Added length, as German needs it for short labels. */
const LONGER = 0.4;

export const pseudoWords: FindWords = (_, english) => english && pseudoMessage(english);

function pseudoMessage(message: Message): Message {
  if (typeof message === 'string') return pseudoText(message);
  const forms = Object.entries(message).map(([form, text]) => [form, pseudoText(text)]);
  return { other: pseudoText(message.other), ...Object.fromEntries(forms) };
}

/** `{name}` places stay as they are. */
export function pseudoText(text: string): string {
  const accented = text.replace(/\{\w+\}|./gs, (part) => ACCENTED[PLAIN.indexOf(part)] ?? part);
  const visible = text.replace(/\{\w+\}/g, '').length;
  // as words, so that lines break
  const added = '~'.repeat(Math.ceil(visible * LONGER)).replace(/~{6}(?=~)/g, '$& ');
  return `[${accented}${added}]`;
}
