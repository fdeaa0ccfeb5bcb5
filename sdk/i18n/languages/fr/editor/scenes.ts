import type { sceneMessages } from '../../../editor/scenes';
import type { Translation } from '../../../message';

export const messages: Translation<typeof sceneMessages> = {
  'scenes.overflow': '« {name} » dépasse. Raccourcissez le texte, sinon il sera coupé.',
  'scenes.collides': '« {name} » touche une image ou un élément décoratif. Raccourcissez le texte.',
  'scenes.imageMissing': 'L’image de « {name} » est manquante.',
  'scenes.backgroundMissing': 'Le fichier d’arrière-plan est manquant.',
  'scenes.templateMissing': 'Le modèle n’est plus dans la bibliothèque.',
  'scenes.sampleTexts': { one: '{count} texte d’exemple', other: '{count} textes d’exemple' },
  'scenes.sampleImages': { one: '{count} image d’exemple', other: '{count} images d’exemple' },
  'scenes.noticeCount': { one: '{count} point à vérifier', other: '{count} points à vérifier' },
  'scenes.limitScenes': {
    one: 'Votre forfait permet d’ajouter {count} scène à une recette. Retirez une scène ou changez de forfait.',
    other: 'Votre forfait permet d’ajouter {count} scènes à une recette. Retirez une scène ou changez de forfait.',
  },
  'scenes.noExtraScenes': 'Votre forfait ne permet pas d’ajouter des scènes à une recette.',
  'scenes.limitDuration': 'Avec cette scène, votre vidéo dépasserait la limite de {count} secondes de votre forfait.',
  'scenes.noStyle': 'Ce modèle n’a qu’une scène. Dupliquez-la, ou partez d’une recette pour en ajouter d’autres.',
  'scenes.lastScene': 'Une vidéo contient au moins une scène. Ajoutez-en d’abord une autre.',
  'scenes.upgrade': 'Changer de forfait',
  'scenes.removed': 'Scène {number} retirée : {name}',
};
