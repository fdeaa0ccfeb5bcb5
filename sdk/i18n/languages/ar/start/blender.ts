import type { blenderMessages } from '../../../english/blender';
import type { Translation } from '../../../message';

export const messages: Translation<typeof blenderMessages> = {
  'blender.stills': 'هذا قالب ثلاثي الأبعاد. تعرض المعاينة صورًا ثابتة.',
  'blender.oneScene': 'في هذا القالب مشهد واحد.',
  'blender.tracks': 'الموسيقى',
  'blender.tracksHint': 'يُشغَّل مقطع واحد طوال الفيديو.',
  'blender.noTracks': 'لا موسيقى متاحة لهذا القالب.',
  'blender.renderTitle': 'التصدير غير متاح',
  'blender.renderText':
    'لا يمكن لهذا الخادم تصدير القوالب ثلاثية الأبعاد لعدم وجود محرك Blender فيه. ما زال بإمكانك تعديل هذا الفيديو وحفظه.',
};
