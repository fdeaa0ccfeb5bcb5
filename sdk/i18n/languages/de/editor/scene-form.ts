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
  'editor.characters': '{count} von {max}',
  'editor.overflow': 'Dieser Text passt nicht. Kürze ihn, sonst wird er abgeschnitten.',
  'editor.collides': 'Dieser Text berührt ein Bild oder eine Verzierung. Kürze ihn.',
  'editor.tooLong': {
    one: '{count} Zeichen zu viel. Kürze den Text, um ihn zu speichern.',
    other: '{count} Zeichen zu viel. Kürze den Text, um ihn zu speichern.',
  },
};
