import type { profileMessages } from '../../../account/profile';
import type { Translation } from '../../../message';

export const messages: Translation<typeof profileMessages> = {
  'account.title': 'الحساب',
  'account.info': 'معلومات الحساب',
  'account.security': 'الدخول والأمان',
  'account.people': 'الأشخاص',
  'profile.title': 'الملف الشخصي',
  'profile.text': 'يظهر اسمك وصورتك لمن تعمل معهم.',
  'profile.picture': 'صورة الملف الشخصي',
  'profile.upload': 'رفع صورة',
  'profile.removePicture': 'إزالة الصورة',
  'profile.firstName': 'الاسم الأول',
  'profile.lastName': 'اسم العائلة',
  'profile.email': 'البريد الإلكتروني',
  'profile.emailHint': 'تسجّل الدخول بهذا العنوان.',
  'profile.country': 'البلد',
  'profile.noCountry': 'غير محدد',
  'profile.languageText': 'التطبيق ورسائله الإلكترونية بهذه اللغة.',
  'profile.save': 'حفظ',
  'profile.saved': 'حُفظ',
};
