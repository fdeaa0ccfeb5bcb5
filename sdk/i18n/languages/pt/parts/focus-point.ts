import type { Translation } from '../../../message';
import type { focusPointMessages } from '../../../parts/focus-point';

export const messages: Translation<typeof focusPointMessages> = {
  'focus.title': 'Ponto de foco de {name}',
  'focus.text':
    'Arraste o ponto até o que deve continuar visível quando a imagem for cortada. No teclado, as setas movem o ponto e, com Shift, vão mais longe.',
  'focus.touch': 'Arraste o ponto até o que deve continuar visível quando a imagem for recortada.',
  'focus.picture': 'Ponto de foco',
  'focus.position': '{x}% da esquerda, {y}% do topo',
  'focus.finding': 'Ainda estamos procurando o melhor ponto. Você já pode definir o seu.',
  'focus.crops': 'Cortes para cada formato',
  'focus.landscape': 'Paisagem',
  'focus.square': 'Quadrado',
  'focus.portrait': 'Retrato',
  'focus.found': 'Usar o ponto que encontramos',
  'focus.center': 'Usar o centro',
  'focus.save': 'Salvar ponto de foco',
};
