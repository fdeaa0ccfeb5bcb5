import type { Translation } from '../../../message';
import type { mediaPickerMessages } from '../../../parts/media-picker';

export const messages: Translation<typeof mediaPickerMessages> = {
  'editor.choosePicture': 'اختيار صورة',
  'editor.chooseVideo': 'اختيار فيديو',
  'editor.uploadPicture': 'رفع',
  'editor.uploadHint': 'JPG أو PNG أو WebP أو GIF أو AVIF أو HEIC حتى 25 MB',
  'editor.videoHint': 'MP4 أو MOV أو WebM أو GIF حتى 2 GB',
  'editor.yourPictures': 'ملفاتي المرفوعة',
  'editor.libraryPictures': 'المكتبة',
  'editor.noPictures': 'لا ملفات مرفوعة بعد.',
  'media.first_frame': 'الإطار الأول فقط',
  'media.first_frameText': 'هذه الصورة متحركة. تعرض الفيديوهات إطارها الأول.',
  'media.no_transparency': 'بلا شفافية',
  'media.no_transparencyText': 'في هذا الفيديو أجزاء شفافة. تظهر سوداء.',
  'editor.fetchUrl': 'استيراد',
  'editor.urlLabel': 'رابط صورة أو فيديو',
  'animations.choose': 'اختيار رسوم متحركة',
  'animations.upload': 'رفع رسوم متحركة',
  'animations.uploadHint': 'Lottie: ملف JSON أو ‎.lottie حتى 5 MB و60 ثانية.',
  'animations.none': 'لا رسوم متحركة بعد.',
};
