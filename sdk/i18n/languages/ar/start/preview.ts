import type { previewMessages } from '../../../english/preview';
import type { Translation } from '../../../message';

export const messages: Translation<typeof previewMessages> = {
  'preview.open': 'معاينة بملء الشاشة',
  'preview.back': 'العودة إلى المحرر',
  'preview.title': 'معاينة {name}',
  'preview.enterFullscreen': 'ملء الشاشة',
  'preview.leaveFullscreen': 'الخروج من ملء الشاشة',
  'preview.empty': 'لا مشاهد في هذا الفيديو بعد',
  'timeline.inBars': 'إظهار المقاييس',
  'timeline.inSeconds': 'إخفاء المقاييس',
  'timeline.timeOf': '{time} من {total}',
  'timeline.bar': 'المقياس {bar}',
};
