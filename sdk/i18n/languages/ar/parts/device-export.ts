import type { Translation } from '../../../message';
import type { deviceExportMessages } from '../../../parts/device-export';

export const messages: Translation<typeof deviceExportMessages> = {
  'deviceExport.place': 'مكان التصدير',
  'deviceExport.onServer': 'التصدير السحابي',
  'deviceExport.onDevice': 'التصدير في هذا المتصفح',
  'deviceExport.text': '{width} × {height}، 30 إطارًا في الثانية، {seconds} ث.',
  'deviceExport.intro': 'يُنشأ على جهازك: خاص، ولا يُحتسب تصديرًا.',
  'deviceExport.counted': 'يُنشأ على جهازك: بخصوصية تامة. تحتسبه خطتك تصديرًا.',
  'deviceExport.needsConnection':
    'تحتسب خطتك عمليات التصدير على هذا الجهاز، لذلك تحتاج إلى اتصال. تحقق من اتصالك ثم حاول مرة أخرى.',
  'deviceExport.unsupported':
    'لا يستطيع هذا المتصفح إنشاء ملفات فيديو على هذا الجهاز. استخدم التصدير السحابي بدلًا من ذلك.',
  'deviceExport.image': 'تُصدَّر الصور بالتصدير السحابي.',
  'deviceExport.format': 'نوع الملف',
  'deviceExport.mp4': 'فيديو MP4',
  'deviceExport.webm': 'فيديو WebM',
  'deviceExport.gif': 'صورة GIF متحركة (640 بكسل، 15 إطارًا في الثانية)',
  'deviceExport.png': 'صور PNG لكل الإطارات (ZIP)',
  'deviceExport.transparent': 'خلفية شفافة بدلًا من اللون',
  'deviceExport.silentFormat': 'لا صوت في هذا النوع من الملفات.',
  'deviceExport.silentBrowser': 'لا يستطيع هذا المتصفح كتابة الصوت. استخدم التصدير السحابي للحصول عليه.',
  'deviceExport.opus': 'قد لا يعمل الصوت على iPhone أو في QuickTime. استخدم التصدير السحابي لهما.',
  'deviceExport.stay': 'أبقِ علامة التبويب هذه مفتوحة.',
  'deviceExport.saved': 'حُفظ ملفك على هذا الجهاز.',
  'deviceExport.saveAgain': 'حفظ مرة أخرى',
  'deviceExport.cancelled': 'أُلغي التصدير.',
  'deviceExport.failedTitle': 'تعذّر التصدير',
  'deviceExport.workerRefused': 'لا تسمح هذه الصفحة بالتصدير على هذا الجهاز. استخدم التصدير السحابي بدلًا من ذلك.',
  'deviceExport.workerLost': 'نفدت ذاكرة هذا الجهاز. استخدم التصدير السحابي بدلًا من ذلك.',
  'deviceExport.codecUnsupported':
    'لا يستطيع هذا المتصفح كتابة هذا النوع من الملفات بهذا الحجم. اختر نوعًا آخر أو استخدم التصدير السحابي.',
  'deviceExport.storageFull': 'لا توجد مساحة كافية على هذا الجهاز. أفرغ بعض المساحة ثم حاول مرة أخرى.',
  'deviceExport.mediaUnreadable': 'تعذّرت علينا قراءة أحد ملفاتك. تحقق من اتصالك ثم حاول مرة أخرى.',
  'deviceExport.mediaUndecodable': 'لا يستطيع هذا المتصفح فتح أحد ملفاتك. استخدم التصدير السحابي بدلًا من ذلك.',
  'deviceExport.sceneUnpaintable': 'لا يستطيع هذا المتصفح عرض أحد مشاهدك. استخدم التصدير السحابي بدلًا من ذلك.',
  'deviceExport.failed': 'حدث خطأ ما. حاول مرة أخرى أو استخدم التصدير السحابي.',
};
