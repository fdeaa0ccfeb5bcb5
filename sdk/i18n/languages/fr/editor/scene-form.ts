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
};
