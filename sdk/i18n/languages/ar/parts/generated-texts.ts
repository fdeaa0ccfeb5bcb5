import type { Translation } from '../../../message';
import type { generatedTextMessages } from '../../../parts/generated-texts';

export const messages: Translation<typeof generatedTextMessages> = {
  'generated.title': {
    zero: 'لا نصوص للمراجعة',
    one: 'مراجعة نص واحد من الذكاء الاصطناعي',
    two: 'مراجعة نصين من الذكاء الاصطناعي',
    few: 'مراجعة {count} نصوص من الذكاء الاصطناعي',
    many: 'مراجعة {count} نصًا من الذكاء الاصطناعي',
    other: 'مراجعة {count} نص من الذكاء الاصطناعي',
  },
  'generated.brief': 'من وصفك',
  'generated.hint': 'كتب المساعد هذه النصوص. عدّلها، أو أكّد أنها صحيحة.',
  'generated.next': 'التالي',
  'generated.previous': 'السابق',
  'generated.at': '{number} من {count}: {name}',
  'generated.allChecked': 'اعتماد الكل',
  'generated.mark': 'كتبه المساعد',
  'generated.checked': 'اعتماد',
  'generated.checkedField': 'اعتماد: {name}',
  'generated.reminder': {
    zero: 'لا نصوص كتبها المساعد دون تحقق.',
    one: 'كتب المساعد نصًا واحدًا لم يُتحقق منه بعد.',
    two: 'كتب المساعد نصين لم يُتحقق منهما بعد.',
    few: 'كتب المساعد {count} نصوص لم يُتحقق منها بعد.',
    many: 'كتب المساعد {count} نصًا لم يُتحقق منها بعد.',
    other: 'كتب المساعد {count} نص لم يُتحقق منها بعد.',
  },
};
