import type { failureMessages } from '../../../english/failures';
import type { Translation } from '../../../message';

export const messages: Translation<typeof failureMessages> = {
  'failure.projectLoad': 'تعذّر تحميل المشروع. هل أنت متأكد من وجوده؟',
  'failure.keyframesRequest': 'حدث خطأ أثناء طلب صور المعاينة',
  'failure.keyframes': 'حدث خطأ أثناء إنشاء صور المعاينة',
  'failure.save': 'حدث خطأ أثناء حفظ المشروع',
  'failure.network': 'لا يمكننا الوصول إلى الخادم. تحقق من اتصالك وحاول مرة أخرى.',
  'failure.lostPart': 'لم يُحمَّل هذا الجزء. تحقق من اتصالك وحاول مرة أخرى.',
  'failure.unknown': 'حدث خطأ ما. حاول مرة أخرى.',
  'failure.upload': 'تعذّر رفع الملف',
  'failure.delete': 'تعذّر حذف “{name}”',
  'failure.rename': 'تعذّرت إعادة تسمية “{name}”',
  'failure.duplicate': 'تعذّر تكرار “{name}”',
  'failure.favourite': 'تعذّر تحديث مفضلاتك',
  'failure.create': 'تعذّر البدء من هذا القالب',
  'brands.deleteFailed': 'تعذّر حذف العلامة التجارية.',
  'brands.saveFailed': 'تعذّر حفظ العلامة التجارية.',
  'projects.errorTitle': 'تعذّر تحميل فيديوهاتك',
  'render.noBlenderTitle': 'التصدير غير متاح',
  'render.noBlenderText':
    'لا يمكن لهذا الخادم تصدير القوالب ثلاثية الأبعاد لعدم وجود محرك Blender فيه. ما زال بإمكانك تعديل هذا الفيديو وحفظه.',
};
