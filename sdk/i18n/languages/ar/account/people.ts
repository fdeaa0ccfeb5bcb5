import type { peopleMessages } from '../../../account/people';
import type { Translation } from '../../../message';

export const messages: Translation<typeof peopleMessages> = {
  'people.title': 'الأشخاص',
  'people.text': 'ادعُ أشخاصًا بالبريد الإلكتروني. يختارون كلمات مرورهم بأنفسهم.',
  'people.email': 'البريد الإلكتروني',
  'people.role': 'الدور',
  'people.invite': 'إرسال الدعوة',
  'people.invited': 'مدعو',
  'people.by': 'بدعوة من {name}',
  'people.open': 'في الانتظار',
  'people.accepted': 'انضم',
  'people.expired': 'انتهت الصلاحية',
  'people.remove': 'سحب دعوة {email}',
  'people.again': 'دعوة {email} مرة أخرى',
  'people.emptyTitle': 'لا دعوات بعد',
  'people.emptyText': 'يظهر المدعوون هنا حتى ينضموا.',
  'people.errorTitle': 'تعذّر تحميل الدعوات',
  'role.user': 'مستخدم',
  'role.client': 'عميل',
  'role.reseller': 'موزّع',
  'role.agency_user': 'مستخدم وكالة',
  'role.agency_admin': 'مدير وكالة',
  'role.operator': 'مشغّل',
};
