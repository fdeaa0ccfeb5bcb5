import type { blenderMessages } from '../../../english/blender';
import type { Translation } from '../../../message';

export const messages: Translation<typeof blenderMessages> = {
  'blender.stills': 'Suas imagens e cores aparecem no vídeo 3D exportado.',
  'blender.oneScene': 'Este template tem uma cena.',
};
