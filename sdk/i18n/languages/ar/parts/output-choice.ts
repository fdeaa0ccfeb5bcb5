import type { Translation } from '../../../message';
import type { outputChoiceMessages } from '../../../parts/output-choice';

export const messages: Translation<typeof outputChoiceMessages> = {
  'output.resolution': 'الدقة',
  'output.720p': '720p',
  'output.1080p': '1080p',
  'output.4k': '4K',
  'output.quality': 'الجودة',
  'output.small': 'منخفضة',
  'output.standard': 'قياسية',
  'output.high': 'عالية',
  'output.frameRate': 'معدل الإطارات',
  'output.fps': '{count} إطارًا/ث',
  'output.estimate': 'حوالي {size}',
  'output.slow4k': 'يستغرق التصدير بدقة 4K نحو أربعة أضعاف الوقت.',
  'output.text': '{format}، ‏{width} × {height}، ‏{fps} إطارًا في الثانية، {seconds} ث.',
  'output.otherChoice': 'لم تصدّر هذا الإصدار بهذه الإعدادات بعد.',
  'output.webmNote': 'يعمل في المتصفحات.',
  'output.movNote': 'ملف كبير لتحرير الفيديو. لا يمكن للمتصفحات تشغيله.',
  'output.gifNote': 'لا صوت في ملفات GIF.',
  'output.transparentNote': 'تبقى خلفيات الصور والفيديو.',
  'output.gifLength': 'يمكن أن تصل مدة ملف GIF إلى 60 ثانية. اختر نوع ملف آخر أو قصّر الفيديو.',
  'output.movLength': 'يمكن أن تصل مدة ملف ProRes إلى 5 دقائق. اختر نوع ملف آخر أو قصّر الفيديو.',
  'output.noPreview': 'لا يمكن للمتصفحات تشغيل ProRes. نزّل الملف لاستخدامه في برنامج تحرير الفيديو.',
};
