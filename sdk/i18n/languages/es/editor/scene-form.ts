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
  'editor.characters': '{count} de {max}',
  'editor.overflow': 'Este texto no cabe. Acórtalo o se cortará.',
  'editor.collides': 'Este texto toca una imagen o un adorno. Acórtalo.',
  'editor.tooLong': {
    one: '{count} carácter de más. Acorta el texto para guardarlo.',
    other: '{count} caracteres de más. Acorta el texto para guardarlo.',
  },
};
