import type { helpMessages } from '../../../help/help-messages';
import type { Translation } from '../../../message';
import { messages as learning } from './learning-messages';

export const messages: Translation<typeof helpMessages> = {
  ...learning,
  'help.title': 'كيف يمكننا مساعدتك؟',
  'help.search': 'البحث في المساعدة',
  'help.searchHint': 'مثلًا: تصدير، اقتصاص، الدخول بخطوتين',
  'help.results': {
    zero: 'لم يُعثر على مقالات',
    one: 'عُثر على مقال واحد',
    two: 'عُثر على مقالين',
    few: 'عُثر على {count} مقالات',
    many: 'عُثر على {count} مقالًا',
    other: 'عُثر على {count} مقال',
  },
  'help.noneTitle': 'لم يُعثر على مقالات',
  'help.noneText': 'لا شيء يطابق “{search}”. تحقق من الإملاء أو جرّب كلمة أخرى.',
  'help.clear': 'إظهار كل المقالات',
  'help.emptyTitle': 'لا مقالات بعد',
  'help.emptyText': 'لم يضف القائمون على هذا الخادم أي مقالات مساعدة.',
  'help.errorTitle': 'تعذّر تحميل مقالات المساعدة',
  'help.articleErrorTitle': 'تعذّر تحميل هذا المقال',
  'help.notFoundTitle': 'المقال غير موجود',
  'help.notFoundText': 'تحقق من الرابط، أو ابحث في كل المقالات.',
  'help.all': 'كل مقالات المساعدة',
  'help.onThisPage': 'في هذه الصفحة',
  'help.related': 'المزيد في {topic}',
  'help.otherLanguage': 'لغة هذا النص: {language}.',
  'help.tip': 'نصيحة',
};
