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
  'editor.characters': '{count} de {max}',
  'editor.overflow': 'Este texto não cabe. Encurte-o ou ele será cortado.',
  'editor.collides': 'Este texto toca em uma imagem ou em um enfeite. Encurte-o.',
  'editor.tooLong': {
    one: '{count} caractere acima do limite. Encurte para salvar.',
    other: '{count} caracteres acima do limite. Encurte para salvar.',
  },
};
