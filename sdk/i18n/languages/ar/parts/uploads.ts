import type { Translation } from '../../../message';
import type { uploadMessages } from '../../../parts/uploads';

export const messages: Translation<typeof uploadMessages> = {
  'uploads.emptyFile': 'هذا الملف فارغ. اختر ملفًا آخر.',
  'uploads.unsupported':
    'هذا النوع من الملفات غير مدعوم. استخدم JPEG, PNG, WebP, GIF, AVIF, HEIC, MP4, MOV, WebM, MP3, M4A, AAC, WAV, OGG, FLAC أو Lottie.',
  'uploads.unsupportedMusic': 'هذا النوع من الملفات غير مدعوم. استخدم MP3, M4A, AAC, WAV, OGG أو FLAC.',
  'uploads.title': 'عمليات الرفع',
  'uploads.waiting': 'في الانتظار',
  'uploads.uploading': 'جارٍ الرفع {percent}%',
  'uploads.processing': 'جارٍ المعالجة',
  'uploads.pause': 'إيقاف {name} مؤقتًا',
  'uploads.resume': 'استئناف {name}',
  'uploads.paused': 'متوقف مؤقتًا عند {percent}%',
  'uploads.interrupted': 'توقف عند {percent}%. اختر الملف نفسه للمتابعة.',
  'uploads.chooseAgain': 'اختيار ملف',
  'uploads.otherFile': 'هذا ملف آخر. اختر {name} للمتابعة.',
  'uploads.cancel': 'إلغاء {name}',
  'uploads.dismiss': 'تجاهل {name}',
  'uploads.failedCount': {
    zero: 'لم تفشل أي عملية رفع',
    one: 'فشلت عملية رفع واحدة',
    two: 'فشلت عمليتا رفع',
    few: 'فشلت {count} عمليات رفع',
    many: 'فشلت {count} عملية رفع',
    other: 'فشلت {count} عملية رفع',
  },
  'uploads.retryAll': 'إعادة محاولة الكل',
  'uploads.dismissAll': 'تجاهل الكل',
  'uploads.converting': 'جارٍ التحويل {percent}%',
  'uploads.retry': 'إعادة المحاولة',
};
