import type { blenderMessages } from '../../../english/blender';
import type { Translation } from '../../../message';

export const messages: Translation<typeof blenderMessages> = {
  'blender.stills': 'C’est un modèle 3D. L’aperçu montre des images fixes.',
  'blender.oneScene': 'Ce modèle n’a qu’une scène.',
};
