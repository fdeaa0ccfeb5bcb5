import type { sceneFormMessages } from '../../../editor/scene-form';
import type { Translation } from '../../../message';

export const messages: Translation<typeof sceneFormMessages> = {
  'sceneForm.review': 'Bewertung',
  'sceneForm.product': 'Produkt',
  'sceneForm.numbered': '{title} {number}',
  'sceneForm.animation': 'Animation',
  'picture.crop': 'Zuschneiden und positionieren',
  'picture.removeBackground': 'Hintergrund entfernen',
  'picture.restoreBackground': 'Hintergrund zurückholen',
};
