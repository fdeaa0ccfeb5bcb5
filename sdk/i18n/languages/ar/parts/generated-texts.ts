import type { Translation } from '../../../message';
import type { generatedTextMessages } from '../../../parts/generated-texts';

export const messages: Translation<typeof generatedTextMessages> = {
  'generated.title': {
    zero: 'لا نصوص مولّدة للتحقق منها',
    one: 'تحقق من نص مولّد واحد',
    two: 'تحقق من نصين مولّدين',
    few: 'تحقق من {count} نصوص مولّدة',
    many: 'تحقق من {count} نصًا مولّدًا',
    other: 'تحقق من {count} نص مولّد',
  },
  'generated.hint': 'كتب المساعد هذه النصوص. عدّلها، أو أكّد أنها صحيحة.',
  'generated.next': 'التالي',
  'generated.previous': 'السابق',
  'generated.at': '{number} من {count}: {name}',
  'generated.allChecked': 'كلها صحيحة',
  'generated.mark': 'كتبه المساعد',
  'generated.checked': 'صحيح',
  'generated.checkedField': 'صحيح: {name}',
  'generated.reminder': {
    zero: 'لا نصوص كتبها المساعد دون تحقق.',
    one: 'كتب المساعد نصًا واحدًا لم يُتحقق منه بعد.',
    two: 'كتب المساعد نصين لم يُتحقق منهما بعد.',
    few: 'كتب المساعد {count} نصوص لم يُتحقق منها بعد.',
    many: 'كتب المساعد {count} نصًا لم يُتحقق منها بعد.',
    other: 'كتب المساعد {count} نص لم يُتحقق منها بعد.',
  },
};
