import type { Translator } from '../../../i18n/translator';
import type { LongText } from '../../../project/saving/held-back';

/** Message about the texts that are too long, and by how much. */
export function tooLongText(heldBack: readonly LongText[], t: Translator): string {
  const { number = null, name = '', length = 0, maxLength: max = 0 } = heldBack[0] ?? {};
  const values = { count: heldBack.length, name, length, max };
  return number === null ? t('saving.tooLongTextOfOnly', values) : t('saving.tooLongText', { ...values, number });
}
