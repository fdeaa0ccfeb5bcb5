import type { blenderMessages } from '../../../english/blender';
import type { Translation } from '../../../message';

export const messages: Translation<typeof blenderMessages> = {
  'blender.stills': 'هذا قالب ثلاثي الأبعاد. تعرض المعاينة صورًا ثابتة.',
  'blender.oneScene': 'في هذا القالب مشهد واحد.',
};
