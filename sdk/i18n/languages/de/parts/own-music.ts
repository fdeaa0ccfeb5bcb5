import type { Translation } from '../../../message';
import type { ownMusicMessages } from '../../../parts/own-music';

export const messages: Translation<typeof ownMusicMessages> = {
  'ownMusic.title': 'Deine Musik',
  'ownMusic.hint':
    'Verwende einen eigenen Song: MP3, M4A, WAV, Ogg oder FLAC, bis 10 Minuten. Nutze nur Musik, an der du die Rechte hast.',
  'ownMusic.upload': 'Musik hochladen',
  'ownMusic.fromLibrary': 'Aus der Mediathek wählen',
  'ownMusic.choose': 'Wähle deine Musik',
  'ownMusic.empty': 'In deiner Mediathek ist noch keine Musik. Lade zuerst einen Song hoch.',
  'ownMusic.part': 'Ausschnitt des Songs',
  'ownMusic.plays': '{from} bis {to}',
  'ownMusic.playsOf': 'Spielt {from} bis {to} von {length}.',
  'ownMusic.repeats': 'Der Song ist kürzer als dein Video. Er beginnt von vorn, bis das Video endet.',
  'ownMusic.start': 'Beginnt bei (s)',
  'ownMusic.fadeIn': 'Einblenden (s)',
  'ownMusic.fadeOut': 'Ausblenden (s)',
  'ownMusic.listen': 'Mit dem Video anhören',
  'ownMusic.stop': 'Anhalten',
  'ownMusic.remove': 'Entfernen',
};
