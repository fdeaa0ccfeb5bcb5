import type { sceneMessages } from '../../../editor/scenes';
import type { Translation } from '../../../message';

export const messages: Translation<typeof sceneMessages> = {
  'scenes.overflow': 'لا يتسع المكان للنص “{name}”. اختصره وإلا سيُقطع.',
  'scenes.collides': 'النص “{name}” يلامس صورة أو زخرفة. اختصره.',
  'scenes.imageMissing': 'صورة “{name}” مفقودة.',
  'scenes.backgroundMissing': 'ملف الخلفية مفقود.',
  'scenes.templateMissing': 'لم يعد القالب في المكتبة.',
  'scenes.sampleTexts': {
    zero: 'لا نصوص نموذجية',
    one: 'نص نموذجي واحد',
    two: 'نصان نموذجيان',
    few: '{count} نصوص نموذجية',
    many: '{count} نصًا نموذجيًا',
    other: '{count} نص نموذجي',
  },
  'scenes.sampleImages': {
    zero: 'لا صور نموذجية',
    one: 'صورة نموذجية واحدة',
    two: 'صورتان نموذجيتان',
    few: '{count} صور نموذجية',
    many: '{count} صورة نموذجية',
    other: '{count} صورة نموذجية',
  },
  'scenes.noticeCount': {
    zero: 'لا شيء للتحقق منه',
    one: 'أمر واحد للتحقق منه',
    two: 'أمران للتحقق منهما',
    few: '{count} أمور للتحقق منها',
    many: '{count} أمرًا للتحقق منها',
    other: '{count} أمر للتحقق منها',
  },
  'scenes.limitScenes': {
    zero: 'لا تتيح لك خطتك إضافة مشاهد إلى وصفة. أزل مشهدًا أو قم بالترقية.',
    one: 'تتيح لك خطتك إضافة مشهد واحد إلى وصفة. أزل مشهدًا أو قم بالترقية.',
    two: 'تتيح لك خطتك إضافة مشهدين إلى وصفة. أزل مشهدًا أو قم بالترقية.',
    few: 'تتيح لك خطتك إضافة {count} مشاهد إلى وصفة. أزل مشهدًا أو قم بالترقية.',
    many: 'تتيح لك خطتك إضافة {count} مشهدًا إلى وصفة. أزل مشهدًا أو قم بالترقية.',
    other: 'تتيح لك خطتك إضافة {count} مشهد إلى وصفة. أزل مشهدًا أو قم بالترقية.',
  },
  'scenes.noExtraScenes': 'لا تتيح لك خطتك إضافة مشاهد إلى وصفة.',
  'scenes.limitDuration': 'بإضافة هذا المشهد يتجاوز الفيديو حد خطتك، وهو {count} ثانية.',
  'scenes.noStyle': 'في هذا القالب مشهد واحد فقط. كرّره، أو ابدأ من وصفة لإضافة مشاهد أخرى.',
  'scenes.lastScene': 'يحتاج الفيديو إلى مشهد واحد على الأقل. أضف مشهدًا آخر أولًا.',
  'scenes.upgrade': 'ترقية خطتك',
  'scenes.removed': 'أُزيل المشهد {number}: {name}',
};
