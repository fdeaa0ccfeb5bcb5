import type { Translation } from '../../../message';
import type { focusPointMessages } from '../../../parts/focus-point';

export const messages: Translation<typeof focusPointMessages> = {
  'focus.title': 'نقطة تركيز {name}',
  'focus.text':
    'اسحب النقطة إلى ما يجب أن يبقى ظاهرًا عند اقتصاص الصورة. على لوحة المفاتيح، تنقلها مفاتيح الأسهم، ومع Shift إلى مسافة أبعد.',
  'focus.touch': 'اسحب النقطة إلى ما ينبغي أن يبقى ظاهرًا عند قص الصورة.',
  'focus.picture': 'نقطة التركيز',
  'focus.position': '{x}% من اليسار، و{y}% من الأعلى',
  'focus.finding': 'ما زلنا نبحث عن أفضل نقطة. يمكنك تحديد نقطتك الآن.',
  'focus.crops': 'الاقتصاص لكل شكل',
  'focus.landscape': 'أفقي',
  'focus.square': 'مربع',
  'focus.portrait': 'عمودي',
  'focus.found': 'استخدام النقطة التي وجدناها',
  'focus.center': 'استخدام المركز',
  'focus.save': 'حفظ نقطة التركيز',
};
