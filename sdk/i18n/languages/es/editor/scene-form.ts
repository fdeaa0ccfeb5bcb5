import type { sceneFormMessages } from '../../../editor/scene-form';
import type { Translation } from '../../../message';

export const messages: Translation<typeof sceneFormMessages> = {
  'sceneForm.review': 'Reseña',
  'sceneForm.product': 'Producto',
  'sceneForm.numbered': '{title} {number}',
  'sceneForm.animation': 'Animación',
  'picture.crop': 'Recortar y ajustar',
  'picture.removeBackground': 'Quitar fondo',
  'picture.restoreBackground': 'Recuperar el fondo',
};
