import type { sceneMenuMessages } from '../../../editor/scene-menu';
import type { Translation } from '../../../message';

export const messages: Translation<typeof sceneMenuMessages> = {
  'sceneMenu.title': 'Wähle eine Szene',
  'sceneMenu.text': 'Wähle eine Szene aus, um Text, Bilder und Farben zu bearbeiten.',
  'sceneMenu.scene': '{number}. {name}',
  'emptyVideo.title': 'Noch keine Vorschau',
  'emptyVideo.text': 'Deine erste Szene erscheint hier.',
  'emptyVideo.renderText': 'Füge diesem Video eine Szene hinzu, bevor du es exportierst.',
  'emptyVideo.lostScene': 'Diese Szene lässt sich nicht anzeigen, weil ihre Vorlage nicht mehr in der Bibliothek ist.',
};
