import type { actingAsMessages } from '../../../account/acting-as';
import type { Translation } from '../../../message';

export const messages: Translation<typeof actingAsMessages> = {
  'acting.banner': 'أنت تستخدم حساب {name}.',
  'acting.exit': 'الخروج من الحساب',
  'acting.dismiss': 'إخفاء هذه الرسالة',
  'acting.title': 'استخدام حساب آخر',
  'acting.text': 'شاهد ما يراه شخص وساعده. يُسجَّل كل ما تغيّره باسمك.',
  'acting.search': 'الاسم أو البريد الإلكتروني',
  'acting.start': 'استخدام الحساب',
  'acting.startFor': 'استخدام حساب {name}',
  'acting.emptyTitle': 'لم يُعثر على أشخاص',
  'acting.emptyText': 'جرّب اسمًا أو بريدًا إلكترونيًا آخر.',
  'acting.errorTitle': 'تعذّر تحميل الأشخاص',
  'acting.suspended': 'موقوف',
  'audit.title': 'سجل التدقيق',
  'audit.text': 'ما جرى في حسابات الآخرين وبمفاتيح API، ومن قام به.',
  'audit.search': 'شخص أو طلب',
  'audit.when': 'متى',
  'audit.actor': 'من',
  'audit.subject': 'حساب',
  'audit.action': 'ماذا',
  'audit.emptyTitle': 'لا شيء هنا بعد',
  'audit.emptyText': 'تظهر هنا التغييرات التي تُجرى في حساب شخص آخر.',
  'audit.errorTitle': 'تعذّر تحميل سجل التدقيق',
};
