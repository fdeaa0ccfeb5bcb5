import type { Translation } from '../../../message';
import type { renderMessages } from '../../../parts/render';

export const messages: Translation<typeof renderMessages> = {
  'render.title': 'تصدير الفيديو',
  'render.text': 'MP4، {width} × {height}، {fps} إطارًا في الثانية، {seconds} ث.',
  'render.intro': 'صدّر الفيديو كملف MP4 واحد.',
  'render.in3d': 'نُصدِّر هذا الفيديو بتقنية ثلاثية الأبعاد. يستغرق ذلك نحو {time}.',
  'render.edited': 'غيّرت هذا الفيديو بعد آخر تصدير. صدّره مرة أخرى ليشمل تغييراتك.',
  'render.start': 'تصدير الفيديو',
  'render.again': 'التصدير مرة أخرى',
  'render.queued': 'في انتظار الدور',
  'render.queueNext': 'التالي في قائمة الانتظار',
  'render.queuePosition': 'رقم {count} في قائمة الانتظار',
  'render.rendering': 'جارٍ التصدير',
  'render.canLeave': 'يمكنك إغلاق هذه الصفحة. سنواصل التصدير.',
  'render.cancel': 'إلغاء التصدير',
  'render.cancelled': 'أُلغي التصدير.',
  'render.doneTitle': 'الفيديو جاهز',
  'render.download': 'تنزيل MP4',
  'render.share': 'مشاركة',
  'render.failedTitle': 'فشل التصدير',
  'render.limitTextUntil':
    'وصلت إلى حد التصدير. قم بالترقية إلى الخطة الشهرية المدفوعة، أو انتظر حتى تاريخ الفوترة القادم، {date}.',
};
