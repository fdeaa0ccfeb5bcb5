import type { blenderMessages } from '../../../english/blender';
import type { Translation } from '../../../message';

export const messages: Translation<typeof blenderMessages> = {
  'blender.stills': 'Tus imágenes y colores aparecerán en el vídeo 3D exportado.',
  'blender.oneScene': 'Esta plantilla tiene una sola escena.',
};
