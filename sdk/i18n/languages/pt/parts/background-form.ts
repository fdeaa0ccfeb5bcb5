import type { Translation } from '../../../message';
import type { backgroundFormMessages } from '../../../parts/background-form';

export const messages: Translation<typeof backgroundFormMessages> = {
  'editor.backgroundColor': 'Cor',
  'editor.backgroundImage': 'Imagem',
  'editor.backgroundVideo': 'Vídeo',
  'editor.positionX': 'Posição horizontal',
  'editor.positionY': 'Posição vertical',
  'editor.trimStart': 'Começa em',
  'trim.end': 'Termina em',
  'animations.background': 'Animação',
  'animations.behind': 'Cor por trás da animação',
  'background.isAnimated': 'Esta imagem é animada. Como vídeo, ela se move.',
  'background.useAsVideo': 'Usar como vídeo',
};
