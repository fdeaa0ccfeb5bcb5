import type { blenderMessages } from '../../../english/blender';
import type { Translation } from '../../../message';

export const messages: Translation<typeof blenderMessages> = {
  'blender.stills': 'Das ist eine 3D-Vorlage. Die Vorschau zeigt Standbilder.',
  'blender.oneScene': 'Diese Vorlage hat nur eine Szene.',
  'blender.tracks': 'Musik',
  'blender.tracksHint': 'Ein Titel läuft durch das ganze Video.',
  'blender.noTracks': 'Für diese Vorlage gibt es keine Musik.',
  'blender.renderTitle': 'Export nicht verfügbar',
  'blender.renderText':
    'Dieser Server kann keine 3D-Vorlagen exportieren, weil ihm der Blender-Renderer fehlt. Du kannst das Video trotzdem bearbeiten und speichern.',
};
