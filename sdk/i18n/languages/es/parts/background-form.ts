import type { Translation } from '../../../message';
import type { backgroundFormMessages } from '../../../parts/background-form';

export const messages: Translation<typeof backgroundFormMessages> = {
  'editor.backgroundColor': 'Color',
  'editor.backgroundImage': 'Imagen',
  'editor.backgroundVideo': 'Video',
  'editor.positionX': 'Posición horizontal',
  'editor.positionY': 'Posición vertical',
  'editor.trimStart': 'Empieza en',
  'trim.end': 'Termina en',
  'animations.background': 'Animación',
  'animations.behind': 'Color detrás de la animación',
  'background.isAnimated': 'Esta imagen es animada. Como video, se mueve.',
  'background.useAsVideo': 'Usar como video',
};
