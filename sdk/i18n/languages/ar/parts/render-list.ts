import type { Translation } from '../../../message';
import type { renderListMessages } from '../../../parts/render-list';

export const messages: Translation<typeof renderListMessages> = {
  'renders.title': 'عمليات التصدير السابقة',
  'renders.facts': '{width} × {height} · {time}',
  'renders.megabytes': '{count} MB',
  'renders.play': 'تشغيل تصدير {date}',
  'renders.show': 'إظهار تصدير {date}',
  'renders.download': 'تنزيل تصدير {date}',
  'renders.playing': 'قيد التشغيل الآن',
  'renders.showing': 'معروض أعلاه',
  'renders.caption': 'تصدير {date}',
  'renders.backToLatest': 'العودة إلى الأحدث',
  'renders.close': 'إغلاق المعاينة',
  'renders.done': 'محدَّث',
  'renders.edited': 'عُدّل بعد التصدير',
  'renders.saveFrame': 'حفظ هذا الإطار',
};
