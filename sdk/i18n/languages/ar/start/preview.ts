import type { previewMessages } from '../../../english/preview';
import type { Translation } from '../../../message';

export const messages: Translation<typeof previewMessages> = {
  'preview.open': 'معاينة بملء الشاشة',
  'preview.back': 'العودة إلى المحرر',
  'timeline.inBars': 'إظهار المقاييس',
  'timeline.inSeconds': 'إخفاء المقاييس',
  'timeline.timeOf': '{time} من {total}',
  'timeline.bar': 'المقياس {bar}',
};
