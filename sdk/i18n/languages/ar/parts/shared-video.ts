import type { Translation } from '../../../message';
import type { sharedVideoMessages } from '../../../parts/shared-video';

export const messages: Translation<typeof sharedVideoMessages> = {
  'shared.title': 'فيديو مشترك',
  'shared.loading': 'جارٍ تحميل الفيديو',
  'shared.player': 'فيديو: {title}',
  'shared.download': 'تنزيل الفيديو',
  'shared.downloadSize': 'تنزيل الفيديو ({size} MB)',
  'shared.duration': {
    zero: '{count} ثانية',
    one: 'ثانية واحدة',
    two: 'ثانيتان',
    few: '{count} ثوانٍ',
    many: '{count} ثانية',
    other: '{count} ثانية',
  },
  'shared.captions': 'الترجمة النصية:',
  'shared.passwordTitle': 'يحتاج هذا الفيديو إلى كلمة مرور',
  'shared.passwordText': 'أدخل كلمة المرور التي وصلتك مع الرابط.',
  'shared.password': 'كلمة المرور',
  'shared.passwordOpen': 'مشاهدة الفيديو',
  'shared.passwordTries': 'كلمات مرور خاطئة كثيرة. انتظر 15 دقيقة ثم حاول مرة أخرى.',
  'shared.expiredTitle': 'انتهت صلاحية هذا الرابط',
  'shared.expiredText': 'اطلب رابطًا جديدًا ممن أرسله.',
  'shared.revokedTitle': 'أُوقف هذا الرابط',
  'shared.revokedText': 'لم يعد المالك يشارك هذا الفيديو هنا. اطلب منه رابطًا جديدًا.',
  'shared.missingTitle': 'لا فيديو هنا',
  'shared.missingText': 'تأكد من أنك نسخت الرابط كاملًا. ربما حُذف الفيديو أيضًا.',
  'shared.failedTitle': 'تعذّر تحميل هذا الفيديو',
  'shared.brokenTitle': 'لا يعمل هذا الفيديو',
  'shared.brokenText': 'ربما انتهت صلاحية الرابط، أو أنت بلا اتصال. أعد التحميل.',
  'shared.reload': 'إعادة التحميل',
};
