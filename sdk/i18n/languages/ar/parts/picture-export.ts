import type { Translation } from '../../../message';
import type { pictureExportMessages } from '../../../parts/picture-export';

export const messages: Translation<typeof pictureExportMessages> = {
  'pictureExport.title': 'تصدير الصورة',
  'pictureExport.doneTitle': 'صورتك جاهزة',
  'pictureExport.text': '{width} × {height}، بصيغة PNG أو JPEG أو WebP.',
  'pictureExport.intro': 'نصدّر بالحجم الكامل.',
  'pictureExport.edited': 'غيّرت هذه الصورة بعد آخر تصدير. صدّرها مرة أخرى لتشمل تغييراتك.',
  'pictureExport.format': 'صيغة الملف',
  'pictureExport.again': 'التصدير مرة أخرى',
  'pictureExport.download': 'تنزيل {format}',
  'pictureExport.facts': '{format} · {width} × {height}',
  'pictureExport.silent': 'الصور بلا صوت',
  'pictureExport.silentText': 'أنشئ فيديو من وصفة أو رسوم متحركة لاختيار موسيقاه.',
};
