import type { socialSignInMessages } from '../../../account/social-sign-in';
import type { Translation } from '../../../message';

export const messages: Translation<typeof socialSignInMessages> = {
  'social.or': 'أو',
  'social.continue': 'المتابعة عبر {name}',
  'social.returning': 'جارٍ تسجيل دخولك عبر {name}…',
  'social.failedTitle': 'تعذّر تسجيل دخولك عبر {name}',
  'social.cancelled': 'أُلغي تسجيل الدخول عبر {name}.',
  'social.lost': 'لم يبدأ تسجيل الدخول هذا في علامة التبويب هذه، أو استغرق وقتًا طويلًا. حاول مرة أخرى.',
  'social.unreachable': 'تعذّر الوصول إلى {name}. تحقق من اتصالك وحاول مرة أخرى.',
  'social.linkedTitle': 'طرق أخرى لتسجيل الدخول',
  'social.linkedText': 'يمكنك تسجيل الدخول بهذه الحسابات. رُبطت عند أول استخدام لها.',
  'social.lastUsed': 'آخر استخدام {when}',
  'social.unlink': 'إلغاء الربط',
  'social.unlinkName': 'إلغاء ربط {name}',
  'check.text': 'أدخل بريدك الإلكتروني للمتابعة.',
  'check.submit': 'متابعة',
  'check.byInvitation': 'لا حساب لديك بعد؟ الحسابات بالدعوة. افتح الرابط في رسالة دعوتك.',
};
