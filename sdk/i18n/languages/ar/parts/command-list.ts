import type { Translation } from '../../../message';
import type { commandListMessages } from '../../../parts/command-list';

export const messages: Translation<typeof commandListMessages> = {
  'commands.groupEdit': 'التعديل',
  'commands.groupPlayback': 'التشغيل',
  'commands.groupScenes': 'المشاهد',
  'commands.groupVideo': 'الفيديو',
  'commands.groupView': 'العرض',
  'commands.groupRecent': 'الأخيرة',
  'commands.groupFields': 'الحقول',
  'commands.goToScene': 'الانتقال إلى المشهد: {name}',
  'commands.editField': 'تعديل: {name}',
  'commands.ofScene': 'المشهد {number}: {name}',
  'commands.search': 'البحث في الأوامر والمشاهد والحقول',
  'commands.searchPlaceholder': 'ماذا تريد أن تفعل؟',
  'commands.none': 'لا نتائج لـ “{query}”.',
  'commands.found': {
    zero: 'لا نتائج',
    one: 'نتيجة واحدة',
    two: 'نتيجتان',
    few: '{count} نتائج',
    many: '{count} نتيجة',
    other: '{count} نتيجة',
  },
  'commands.or': 'أو',
  'commands.sheetHint': 'تعمل الاختصارات عندما لا تكتب في حقل.',
  'commands.singleKeys': 'اختصارات بمفتاح واحد',
  'commands.singleKeysHint':
    'اختصارات بلا Ctrl أو Alt. أوقفها إذا كنت تستخدم الإملاء؛ يمكنك فتح هذه القائمة من قائمة الأوامر دائمًا.',
};
