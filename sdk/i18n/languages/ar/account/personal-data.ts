import type { personalDataMessages } from '../../../account/personal-data';
import type { Translation } from '../../../message';

export const messages: Translation<typeof personalDataMessages> = {
  'data.title': 'بياناتك',
  'data.exportTitle': 'تصدير بياناتي',
  'data.exportText': 'ننشئ ملف ZIP فيه ملفك الشخصي ومشاريعك وملفاتك المرفوعة وفيديوهاتك المصدّرة ومشترياتك وسجل حسابك.',
  'data.export': 'إنشاء تصدير',
  'data.making': 'جارٍ إنشاء التصدير. سنراسلك عندما يصبح جاهزًا.',
  'data.progress': 'تقدم التصدير',
  'data.ready': 'جاهز حتى {date}',
  'data.failed': 'فشل هذا التصدير. أنشئ تصديرًا آخر.',
  'data.download': 'تنزيل ({size})',
  'data.errorTitle': 'تعذّر تحميل عمليات التصدير',
  'data.deleteTitle': 'حذف حسابي',
  'data.deleteText':
    'يحذف هذا فورًا ونهائيًا مشاريعك وملفاتك وعلاماتك التجارية وفيديوهاتك. ينتهي اشتراكك. نحتفظ بالإيصالات كما يقتضي القانون.',
  'data.delete': 'حذف حسابي',
  'data.deleteQuestion': 'حذف حسابك؟',
  'data.confirmEmail': 'اكتب بريدك الإلكتروني للتأكيد',
  'data.confirmPassword': 'كلمة مرورك',
  'data.deleteForGood': 'حذف نهائي',
};
