import type { Translation } from '../../../message';
import type { sampleVideoMessages } from '../../../parts/sample-video';

export const messages: Translation<typeof sampleVideoMessages> = {
  'recipe.watch': 'مشاهدة',
  'recipe.watchStyle': 'مشاهدة {style}',
  'recipe.watchAgain': 'المشاهدة مرة أخرى',
  'recipe.sample': '{recipe} بنمط {style}',
  'recipe.sampleMaking': 'جارٍ تجهيز الفيديو…',
  'recipe.sampleError': 'تعذّر تشغيل الفيديو',
  'recipe.samplePlace': 'موضع الفيديو',
  'recipe.sampleTime': '{time} من {duration}',
};
