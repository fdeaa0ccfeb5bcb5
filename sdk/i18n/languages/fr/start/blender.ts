import type { blenderMessages } from '../../../english/blender';
import type { Translation } from '../../../message';

export const messages: Translation<typeof blenderMessages> = {
  'blender.stills': 'C’est un modèle 3D. L’aperçu montre des images fixes.',
  'blender.oneScene': 'Ce modèle n’a qu’une scène.',
  'blender.tracks': 'Musique',
  'blender.tracksHint': 'Une seule piste accompagne toute la vidéo.',
  'blender.noTracks': 'Aucune musique n’est disponible pour ce modèle.',
  'blender.renderTitle': 'Export indisponible',
  'blender.renderText':
    'Ce serveur ne peut pas exporter de modèles 3D, car il n’a pas de moteur de rendu Blender. Vous pouvez tout de même modifier et enregistrer cette vidéo.',
};
