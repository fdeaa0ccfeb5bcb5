import type { Translation } from '../../../message';
import type { notificationMessages } from '../../../parts/notifications';

export const messages: Translation<typeof notificationMessages> = {
  'app.newNotifications': {
    zero: 'الإشعارات، لا جديد ({count})',
    one: 'الإشعارات، واحد جديد ({count})',
    two: 'الإشعارات، اثنان جديدان ({count})',
    few: 'الإشعارات، {count} جديدة',
    many: 'الإشعارات، {count} جديدًا',
    other: 'الإشعارات، {count} جديد',
  },
  'app.clearNotifications': 'مسح رسائل هذه الزيارة',
  'app.noNotifications': 'لا جديد',
  'app.noNotificationsText': 'تظهر هنا عمليات التصدير المكتملة والتعليقات على فيديوهاتك والردود على أسئلتك.',
  'app.storageNear': 'مساحة التخزين على وشك الامتلاء',
  'app.surveyNear': 'استطلاعات «{name}» قريبة من أحد الحدود',
  'app.exportDone': 'اكتمل تصدير “{name}”',
  'app.exportFailed': 'تعذّر تصدير “{name}”',
  'app.commented': 'علّق {author} على “{name}”',
  'app.answered': 'أجبنا: {name}',
  'app.visited': '{author} يستخدم حسابك الآن',
};
