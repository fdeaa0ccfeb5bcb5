import type { blenderMessages } from '../../../english/blender';
import type { Translation } from '../../../message';

export const messages: Translation<typeof blenderMessages> = {
  'blender.stills': 'Deine Bilder und Farben erscheinen im exportierten 3D-Video.',
  'blender.oneScene': 'Diese Vorlage hat nur eine Szene.',
};
