import type { Translation } from '../../../message';
import type { missingPartMessages } from '../../../parts/missing-parts';

export const messages: Translation<typeof missingPartMessages> = {
  'saving.missingTitle': { one: '{count} élément manquant', other: '{count} éléments manquants' },
  'saving.missingText': 'Vous pouvez modifier cette vidéo, mais pas l’exporter tant que ce n’est pas corrigé.',
  'saving.missingDetails': 'Détails',
  'saving.repairAll': 'Tout corriger',
  'saving.missingScene': 'La scène {number} n’est plus dans la bibliothèque.',
  'saving.missingPicture': 'Scène {number} · {name} : l’image a été supprimée.',
  'saving.missingBackground': 'Scène {number} : l’arrière-plan a été supprimé.',
  'saving.missingKit': 'La musique n’est plus dans la bibliothèque.',
  'saving.missingSamples': 'Certaines sections de la musique ne sont plus dans la bibliothèque.',
  'saving.missingTrack': 'Votre musique a été supprimée.',
  'saving.replaceScene': 'Remplacer',
  'saving.removeScene': 'Retirer',
  'saving.choosePicture': 'En choisir une autre',
  'saving.ownPicture': 'Valeur par défaut',
  'saving.chooseKit': 'Changer de musique',
  'saving.ownMusic': 'Musique par défaut',
  'saving.arrangeAnew': 'Réadapter',
  'saving.repairOf': '{action} : {what}',
};
