import type { Translation } from '../../../message';
import type { storyboardMessages } from '../../../parts/storyboard';

export const messages: Translation<typeof storyboardMessages> = {
  'storyboard.title': 'لوحة القصة',
  'storyboard.text': 'صورة معاينة لكل مشهد، تمامًا كما يُصدَّر.',
  'storyboard.update': 'تحديث الصور',
  'storyboard.outdated': 'أُنشئت هذه الصور قبل آخر تغييراتك.',
  'storyboard.requesting': 'جارٍ الحفظ…',
  'storyboard.progress': '{count} من {total} صور',
  'storyboard.unreachable': 'لا يمكننا الوصول إلى الخادم. تظهر الصور عند عودته.',
  'storyboard.goTo': 'الانتقال إلى المشهد {number}: {name}',
  'storyboard.old': 'قديمة',
  'storyboard.none': 'لا صورة بعد',
  'storyboard.enlarge': 'فتح صورة المشهد {number} في علامة تبويب جديدة',
  'storyboard.download': 'تنزيل صورة المشهد {number}',
  'storyboard.emptyTitle': 'لا مشاهد بعد',
  'storyboard.emptyText': 'أضف مشهدًا لترى صورته هنا.',
};
