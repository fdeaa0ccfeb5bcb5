import type { sceneFormMessages } from '../../../editor/scene-form';
import type { Translation } from '../../../message';

export const messages: Translation<typeof sceneFormMessages> = {
  'sceneForm.review': 'Avis',
  'sceneForm.product': 'Produit',
  'sceneForm.numbered': '{title} {number}',
  'sceneForm.animation': 'Animation',
  'picture.crop': 'Recadrer et positionner',
  'picture.removeBackground': 'Supprimer l’arrière-plan',
  'picture.restoreBackground': 'Rétablir l’arrière-plan',
  'editor.characters': '{count} sur {max}',
  'editor.overflow': 'Ce texte dépasse. Raccourcissez-le, sinon il sera coupé.',
  'editor.collides': 'Ce texte touche une image ou un élément décoratif. Raccourcissez-le.',
  'editor.tooLong': {
    one: '{count} caractère de trop. Raccourcissez le texte pour l’enregistrer.',
    other: '{count} caractères de trop. Raccourcissez le texte pour l’enregistrer.',
  },
};
