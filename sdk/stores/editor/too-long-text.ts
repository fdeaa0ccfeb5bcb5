import type { Translator } from '../../i18n/translator';
import type { LongText } from '../../project/held-back';

/** Which texts are in the way, and by how much. */
export function tooLongText(heldBack: readonly LongText[], t: Translator): string {
  const { number = 0, name = '', length = 0, maxLength: max = 0 } = heldBack[0] ?? {};
  return t('saving.tooLongText', { count: heldBack.length, number, name, length, max });
}
