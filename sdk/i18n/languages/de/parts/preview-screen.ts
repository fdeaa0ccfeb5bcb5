import type { Translation } from '../../../message';
import type { previewScreenMessages } from '../../../parts/preview-screen';

export const messages: Translation<typeof previewScreenMessages> = {
  'preview.title': 'Vorschau von {name}',
  'preview.enterFullscreen': 'Vollbild',
  'preview.leaveFullscreen': 'Vollbild beenden',
  'preview.empty': 'Dieses Video hat noch keine Szenen',
};
