import type { Translation } from '../../../message';
import type { focusPointMessages } from '../../../parts/focus-point';

export const messages: Translation<typeof focusPointMessages> = {
  'focus.title': 'Fokuspunkt von {name}',
  'focus.text':
    'Zieh den Punkt auf das, was beim Zuschneiden sichtbar bleiben soll. Mit der Tastatur bewegen ihn die Pfeiltasten, mit Umschalt weiter.',
  'focus.touch': 'Ziehe den Punkt auf das, was beim Zuschneiden sichtbar bleiben soll.',
  'focus.picture': 'Fokuspunkt',
  'focus.position': '{x} % von links, {y} % von oben',
  'focus.finding': 'Wir suchen noch nach dem besten Punkt. Du kannst schon deinen eigenen setzen.',
  'focus.crops': 'Ausschnitt je Format',
  'focus.landscape': 'Querformat',
  'focus.square': 'Quadratisch',
  'focus.portrait': 'Hochformat',
  'focus.found': 'Gefundenen Punkt verwenden',
  'focus.center': 'Mitte verwenden',
  'focus.save': 'Fokuspunkt speichern',
};
