import type { previewMessages } from '../../../english/preview';
import type { Translation } from '../../../message';

export const messages: Translation<typeof previewMessages> = {
  'preview.open': 'Vorschau im Vollbild',
  'preview.back': 'Zurück zum Editor',
  'timeline.inBars': 'Takte anzeigen',
  'timeline.inSeconds': 'Takte ausblenden',
  'timeline.timeOf': '{time} von {total}',
  'timeline.bar': 'Takt {bar}',
};
