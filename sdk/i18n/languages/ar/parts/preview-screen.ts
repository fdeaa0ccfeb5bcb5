import type { Translation } from '../../../message';
import type { previewScreenMessages } from '../../../parts/preview-screen';

export const messages: Translation<typeof previewScreenMessages> = {
  'preview.title': 'معاينة {name}',
  'preview.enterFullscreen': 'ملء الشاشة',
  'preview.leaveFullscreen': 'الخروج من ملء الشاشة',
  'preview.empty': 'لا مشاهد في هذا الفيديو بعد',
};
