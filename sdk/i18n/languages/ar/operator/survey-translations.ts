import type { Translation } from '../../../message';
import type { surveyTranslationMessages } from '../../../operator/survey-translations';

export const messages: Translation<typeof surveyTranslationMessages> = {
  'translations.title': 'اللغات',
  'translations.text':
    'يرى الناس الاستبيان بلغة صفحتك. يظهر ما لم تترجمه باللغة الأصلية. تستخدم النتائج اللغة الأصلية دائمًا.',
  'translations.add': 'إضافة لغة',
  'translations.addHint': 'أدخل لغة، مثل الألمانية، أو وسمًا، مثل pt-BR',
  'translations.addButton': 'إضافة',
  'translations.noTag': 'اختر لغة من القائمة أو أدخل وسمًا، مثل de أو pt-BR.',
  'translations.taken': 'أضفت هذه اللغة من قبل.',
  'translations.choose': 'اختر لغة للترجمة إليها',
  'translations.progress': '{done} من {total} نصوص',
  'translations.complete': 'مكتملة',
  'translations.missingOnly': 'إظهار الناقص فقط',
  'translations.remove': 'إزالة {language}',
  'translations.preview': 'لغة المعاينة',
  'translations.own': 'اللغة الأصلية',
  'translations.ownHint': 'لغة النصوص الأصلية، مثل الآيسلندية أو is. من لا تتوفر له ترجمة يرى هذه النصوص.',
  'translations.words': 'الأزرار والرسائل باللغة {language}',
  'translations.wordsHint': 'اترك الحقل فارغًا لاستخدام نص الأداة.',
};
