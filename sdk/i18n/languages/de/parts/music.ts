import type { Translation } from '../../../message';
import type { musicMessages } from '../../../parts/music';

export const messages: Translation<typeof musicMessages> = {
  'music.title': 'Musik',
  'music.kitTempo': '{count} bpm',
  'music.default': 'Empfohlen',
  'music.playKit': '{name} anhören',
  'music.stopKit': '{name} anhalten',
  'music.inUse': 'Ausgewählt',
  'music.none': 'Keine Musik',
  'music.arrangementHint': 'Automatisch an deine Szenen angepasst.',
  'music.noFit':
    'Diese Musik lässt sich nicht auf ein so kurzes Video schneiden. Füge eine Szene hinzu oder wähle andere Musik.',
  'music.outdated': 'Deine Szenen haben sich geändert. Musik neu anpassen?',
  'music.refit': 'Neu anpassen',
  'repair.chooseKit': 'Wähle unten andere Musik. Bis dahin hat das Video keinen Ton.',
  'music.tracks': 'Musik',
  'music.tracksHint': 'Ein Titel läuft durch das ganze Video.',
  'music.noTracks': 'Für diese Vorlage gibt es keine Musik.',
};
