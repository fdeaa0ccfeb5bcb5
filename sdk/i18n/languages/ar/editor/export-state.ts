import type { exportStateMessages } from '../../../editor/export-state';
import type { Translation } from '../../../message';

export const messages: Translation<typeof exportStateMessages> = {
  'render.ready': 'الفيديو جاهز',
  'render.percent': '{percent}%',
  'render.limitTitle': 'مهلًا يا خبير التصيير!',
  'render.limitText': 'وصلت إلى حد التصدير. قم بالترقية إلى الخطة الشهرية المدفوعة، أو انتظر حتى تاريخ الفوترة القادم.',
  'render.limitButton': 'ترقية خطتك',
  'render.errorTitle': 'عذرًا!',
  'render.errorText': 'حدث خطأ أثناء إنشاء التصيير',
  'render.concurrentTitle': 'هناك تصدير آخر قيد التنفيذ',
  'render.concurrentText': 'انتظر حتى ينتهي، أو ألغِه.',
  'render.tooLongTitle': 'بعض النصوص طويلة جدًا',
  'render.emptyTitle': 'لا شيء للتصدير بعد',
  'render.durationTitle': 'الفيديو طويل جدًا',
  'render.emptyText': 'أضف مشهدًا قبل التصدير.',
  'renders.queued': 'في قائمة الانتظار',
  'renders.rendering': 'جارٍ التصدير، {percent}%',
  'pictureExport.ready': 'الصورة جاهزة',
  'pictureExport.start': 'تصدير',
  'feedback.failed': 'تعذّر إرسال ملاحظاتك',
};
