import type { blenderMessages } from '../../../english/blender';
import type { Translation } from '../../../message';

export const messages: Translation<typeof blenderMessages> = {
  'blender.stills': 'Das ist eine 3D-Vorlage. Die Vorschau zeigt Standbilder.',
  'blender.oneScene': 'Diese Vorlage hat nur eine Szene.',
};
