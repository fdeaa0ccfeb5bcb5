import type { blenderMessages } from '../../../english/blender';
import type { Translation } from '../../../message';

export const messages: Translation<typeof blenderMessages> = {
  'blender.stills': 'Esta es una plantilla 3D. La vista previa muestra imágenes fijas.',
  'blender.oneScene': 'Esta plantilla tiene una sola escena.',
};
