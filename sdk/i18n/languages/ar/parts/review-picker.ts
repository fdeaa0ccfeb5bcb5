import type { Translation } from '../../../message';
import type { reviewPickerMessages } from '../../../parts/review-picker';

export const messages: Translation<typeof reviewPickerMessages> = {
  'reviewPicker.open': 'اختيار تقييم',
  'reviewPicker.title': 'اختيار تقييم',
  'reviewPicker.list': 'التقييمات',
  'reviewPicker.source': 'المصدر',
  'reviewPicker.allSources': 'كل المصادر',
  'reviewPicker.rating': 'التقييم',
  'reviewPicker.anyRating': 'كل التقييمات',
  'reviewPicker.minStars': {
    zero: 'أي تقييم ({count})',
    one: 'أي تقييم',
    two: 'نجمتان على الأقل',
    few: '{count} نجوم على الأقل',
    many: '{count} نجمة على الأقل',
    other: '{count} نجمة على الأقل',
  },
  'reviewPicker.stars': '{score} من 5 نجوم',
  'reviewPicker.noAuthor': 'بلا كاتب',
  'reviewPicker.tooLong': {
    zero: 'لا أحرف فوق الحد. يمكنك الاختصار في النموذج.',
    one: 'حرف واحد فوق الحد. يمكنك اختصاره في النموذج.',
    two: 'حرفان فوق الحد. يمكنك الاختصار في النموذج.',
    few: '{count} أحرف فوق الحد. يمكنك الاختصار في النموذج.',
    many: '{count} حرفًا فوق الحد. يمكنك الاختصار في النموذج.',
    other: '{count} حرف فوق الحد. يمكنك الاختصار في النموذج.',
  },
  'reviewPicker.more': 'إظهار المزيد',
  'reviewPicker.emptyTitle': 'لا تقييمات بعد',
  'reviewPicker.noMatchTitle': 'لا تقييمات مطابقة',
  'reviewPicker.noMatchText': 'اختر تقييمًا أو مصدرًا آخر.',
  'reviewPicker.add': 'إضافة تقييمات',
};
