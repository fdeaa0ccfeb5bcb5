import type { Translation } from '../../../message';
import type { focusPointMessages } from '../../../parts/focus-point';

export const messages: Translation<typeof focusPointMessages> = {
  'focus.title': 'Punto focal de {name}',
  'focus.text':
    'Arrastra el punto hasta lo que debe seguir a la vista al recortar la imagen. Con el teclado, muévelo con las flechas, y más lejos con Mayús.',
  'focus.touch': 'Arrastra el punto a lo que debe seguir a la vista al recortar la imagen.',
  'focus.picture': 'Punto focal',
  'focus.position': '{x} % desde la izquierda, {y} % desde arriba',
  'focus.finding': 'Todavía buscamos el mejor punto. Ya puedes fijar el tuyo.',
  'focus.crops': 'Recortes de cada formato',
  'focus.landscape': 'Horizontal',
  'focus.square': 'Cuadrado',
  'focus.portrait': 'Vertical',
  'focus.found': 'Usar el punto encontrado',
  'focus.center': 'Usar el centro',
  'focus.save': 'Guardar punto focal',
};
