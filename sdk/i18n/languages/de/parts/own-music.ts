import type { Translation } from '../../../message';
import type { ownMusicMessages } from '../../../parts/own-music';

export const messages: Translation<typeof ownMusicMessages> = {
  'ownMusic.title': 'Deine Musik',
  'ownMusic.hint': 'Lade einen Song hoch, an dem du die Rechte hast (max. 10 Min.).',
  'ownMusic.upload': 'Musik hochladen',
  'ownMusic.fromLibrary': 'Aus der Mediathek wählen',
  'ownMusic.choose': 'Wähle deine Musik',
  'ownMusic.empty': 'In deiner Mediathek ist noch keine Musik. Lade zuerst einen Song hoch.',
  'ownMusic.part': 'Ausschnitt des Songs',
  'ownMusic.plays': '{from} bis {to}',
  'ownMusic.playsOf': '{from} bis {to} von {length}',
  'ownMusic.repeats': 'Der Song ist kürzer als dein Video. Er beginnt von vorn, bis das Video endet.',
  'ownMusic.start': 'Beginn (s)',
  'ownMusic.fadeIn': 'Einblenden (s)',
  'ownMusic.fadeOut': 'Ausblenden (s)',
  'ownMusic.listen': 'Mit dem Video anhören',
  'ownMusic.stop': 'Anhalten',
  'ownMusic.remove': 'Entfernen',
};
