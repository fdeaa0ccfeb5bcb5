import type { appMessages } from '../../../english/app';
import type { Translation } from '../../../message';

export const messages: Translation<typeof appMessages> = {
  'app.notifications': 'الإشعارات',
  'app.dismiss': 'تجاهل',
  'app.close': 'إغلاق',
  'app.cancel': 'إلغاء',
  'app.retry': 'إعادة المحاولة',
  'app.loading': 'جارٍ التحميل',
  'signIn.title': 'تسجيل الدخول',
  'signIn.email': 'البريد الإلكتروني',
  'signIn.password': 'كلمة المرور',
  'signIn.showPassword': 'إظهار كلمة المرور',
  'signIn.hidePassword': 'إخفاء كلمة المرور',
  'signIn.submit': 'تسجيل الدخول',
  'signIn.emailMissing': 'أدخل عنوان بريدك الإلكتروني.',
  'signIn.emailInvalid': 'أدخل عنوان بريد إلكتروني كاملًا، مثل you@example.com.',
  'signIn.passwordMissing': 'أدخل كلمة مرورك.',
  'signIn.signedOut': 'سجّلت خروجك.',
  'brands.title': 'العلامات التجارية',
  'projects.title': 'فيديوهاتي',
  'projects.copyName': '{name} (نسخة)',
};
