import type { Translation } from '../../../message';
import type { embeddedMessages } from '../../../parts/embedded';

export const messages: Translation<typeof embeddedMessages> = {
  'embedded.signedInAs': 'تم تسجيل الدخول باسم {name}',
  'embedded.forgot': 'هل نسيت كلمة المرور؟',
  'embedded.signOut': 'تسجيل الخروج',
  'embedded.brandMissing': 'هذه العلامة التجارية لم تعد موجودة.',
  'embedded.download': 'تنزيل',
  'embedded.video': 'فيديو',
  'embedded.noVideo': 'لم يتم تصدير هذا الفيديو بعد.',
  'embedded.videoRunning': 'جارٍ تصدير هذا الفيديو.',
  'embedded.videoBroken': 'تعذّر تحميل هذا الفيديو.',
};
