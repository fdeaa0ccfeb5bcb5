import type { Translation } from '../../../message';
import type { missingPartMessages } from '../../../parts/missing-parts';

export const messages: Translation<typeof missingPartMessages> = {
  'saving.missingTitle': {
    zero: 'لا عناصر مفقودة',
    one: 'عنصر واحد مفقود',
    two: 'عنصران مفقودان',
    few: '{count} عناصر مفقودة',
    many: '{count} عنصرًا مفقودًا',
    other: '{count} عنصر مفقود',
  },
  'saving.missingText': 'يمكنك تعديل هذا الفيديو، لكن لا يمكنك تصديره حتى يُصلح ذلك.',
  'saving.missingDetails': 'التفاصيل',
  'saving.repairAll': 'إصلاح الكل',
  'saving.missingScene': 'لم يعد المشهد {number} في المكتبة.',
  'saving.missingPicture': 'المشهد {number} · {name}: حُذفت الصورة.',
  'saving.missingBackground': 'المشهد {number}: حُذفت الخلفية.',
  'saving.missingKit': 'لم تعد الموسيقى في المكتبة.',
  'saving.missingSamples': 'لم تعد بعض مقاطع الموسيقى في المكتبة.',
  'saving.missingTrack': 'حُذفت موسيقاك.',
  'saving.replaceScene': 'استبدال',
  'saving.removeScene': 'إزالة',
  'saving.choosePicture': 'اختيار أخرى',
  'saving.ownPicture': 'استخدام الافتراضية',
  'saving.chooseKit': 'اختيار موسيقى أخرى',
  'saving.ownMusic': 'استخدام الموسيقى الافتراضية',
  'saving.arrangeAnew': 'المطابقة من جديد',
  'saving.repairOf': '{action}: {what}',
};
