import type { Translation } from '../../../message';
import type { musicMessages } from '../../../parts/music';

export const messages: Translation<typeof musicMessages> = {
  'music.title': 'Musique',
  'music.kitTempo': '{count} bpm',
  'music.default': 'Recommandée',
  'music.playKit': 'Écouter {name}',
  'music.stopKit': 'Arrêter {name}',
  'music.inUse': 'Sélectionnée',
  'music.none': 'Aucune musique',
  'music.arrangementHint': 'Adaptée automatiquement à vos scènes.',
  'music.noFit':
    'Cette musique ne peut pas être découpée pour une vidéo aussi courte. Ajoutez une scène ou choisissez une autre musique.',
  'music.outdated': 'Vos scènes ont changé. Réadapter la musique ?',
  'music.refit': 'Réadapter',
  'repair.chooseKit': 'Choisissez une autre musique ci-dessous. En attendant, la vidéo n’a pas de son.',
  'music.tracks': 'Musique',
  'music.tracksHint': 'Une seule piste accompagne toute la vidéo.',
  'music.noTracks': 'Aucune musique n’est disponible pour ce modèle.',
};
