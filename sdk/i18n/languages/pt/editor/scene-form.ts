import type { sceneFormMessages } from '../../../editor/scene-form';
import type { Translation } from '../../../message';

export const messages: Translation<typeof sceneFormMessages> = {
  'sceneForm.review': 'Avaliação',
  'sceneForm.product': 'Produto',
  'sceneForm.numbered': '{title} {number}',
  'sceneForm.animation': 'Animação',
  'picture.crop': 'Cortar e posicionar',
  'picture.removeBackground': 'Remover fundo',
  'picture.restoreBackground': 'Recuperar o fundo',
};
