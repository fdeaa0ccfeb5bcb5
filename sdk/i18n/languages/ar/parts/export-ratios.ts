import type { Translation } from '../../../message';
import type { exportRatioMessages } from '../../../parts/export-ratios';

export const messages: Translation<typeof exportRatioMessages> = {
  'exportRatios.legend': 'المقاسات',
  'exportRatios.videos': '{count} ملفات: {format}، {fps} إطارًا في الثانية، {seconds}\u00a0ث.',
  'exportRatios.images': '{count} ملفات، ملف لكل مقاس.',
  'exportRatios.startVideos': 'تصدير {count} فيديوهات',
  'exportRatios.startImages': 'تصدير {count} صور',
  'exportRatios.videosReady': 'فيديوهاتك جاهزة',
  'exportRatios.imagesReady': 'صورك جاهزة',
  'exportRatios.files': 'ملفاتك',
  'exportRatios.play': 'تشغيل {ratio}',
  'exportRatios.show': 'عرض {ratio}',
  'exportRatios.download': 'تنزيل {ratio}',
  'exportRatios.downloadAll': 'تنزيل الكل (ZIP)',
  'exportRatios.done': 'جاهز',
  'exportRatios.stay': 'أبقِ هذه الصفحة مفتوحة حتى يبدأ آخر تصدير.',
  'exportRatios.refused': 'لم يتم التصدير: {refused}. يستمر التصدير: {started}.',
};
