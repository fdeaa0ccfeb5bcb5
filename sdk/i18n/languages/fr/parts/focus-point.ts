import type { Translation } from '../../../message';
import type { focusPointMessages } from '../../../parts/focus-point';

export const messages: Translation<typeof focusPointMessages> = {
  'focus.title': 'Point focal de {name}',
  'focus.text':
    'Faites glisser le point vers ce qui doit rester visible quand l’image est recadrée. Au clavier, déplacez-le avec les touches fléchées, et plus loin avec Maj.',
  'focus.touch': 'Faites glisser le point sur ce qui doit rester visible quand l’image est recadrée.',
  'focus.picture': 'Point focal',
  'focus.position': '{x} % depuis la gauche, {y} % depuis le haut',
  'focus.finding': 'Nous cherchons encore le meilleur point. Vous pouvez déjà définir le vôtre.',
  'focus.crops': 'Recadrages selon le format',
  'focus.landscape': 'Paysage',
  'focus.square': 'Carré',
  'focus.portrait': 'Portrait',
  'focus.found': 'Utiliser le point trouvé',
  'focus.center': 'Utiliser le centre',
  'focus.save': 'Enregistrer le point focal',
};
