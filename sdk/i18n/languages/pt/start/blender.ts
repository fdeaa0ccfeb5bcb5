import type { blenderMessages } from '../../../english/blender';
import type { Translation } from '../../../message';

export const messages: Translation<typeof blenderMessages> = {
  'blender.stills': 'Este é um template 3D. A prévia mostra imagens estáticas.',
  'blender.oneScene': 'Este template tem uma cena.',
};
