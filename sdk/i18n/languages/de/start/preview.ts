import type { previewMessages } from '../../../english/preview';
import type { Translation } from '../../../message';

export const messages: Translation<typeof previewMessages> = {
  'preview.open': 'Vorschau im Vollbild',
  'preview.back': 'Zurück zum Editor',
  'preview.title': 'Vorschau von {name}',
  'preview.enterFullscreen': 'Vollbild',
  'preview.leaveFullscreen': 'Vollbild beenden',
  'preview.empty': 'Dieses Video hat noch keine Szenen',
  'timeline.inBars': 'Takte anzeigen',
  'timeline.inSeconds': 'Takte ausblenden',
  'timeline.timeOf': '{time} von {total}',
  'timeline.bar': 'Takt {bar}',
};
