import type { blenderMessages } from '../../../english/blender';
import type { Translation } from '../../../message';

export const messages: Translation<typeof blenderMessages> = {
  'blender.stills': 'Vos images et couleurs apparaîtront dans la vidéo 3D exportée.',
  'blender.oneScene': 'Ce modèle n’a qu’une scène.',
};
