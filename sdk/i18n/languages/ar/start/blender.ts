import type { blenderMessages } from '../../../english/blender';
import type { Translation } from '../../../message';

export const messages: Translation<typeof blenderMessages> = {
  'blender.stills': 'ستظهر صورك وألوانك في الفيديو ثلاثي الأبعاد المُصدَّر.',
  'blender.oneScene': 'في هذا القالب مشهد واحد.',
};
