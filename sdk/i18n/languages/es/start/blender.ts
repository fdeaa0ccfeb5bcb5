import type { blenderMessages } from '../../../english/blender';
import type { Translation } from '../../../message';

export const messages: Translation<typeof blenderMessages> = {
  'blender.stills': 'Esta es una plantilla 3D. La vista previa muestra imágenes fijas.',
  'blender.oneScene': 'Esta plantilla tiene una sola escena.',
  'blender.tracks': 'Música',
  'blender.tracksHint': 'Una sola pista suena durante todo el video.',
  'blender.noTracks': 'No hay música disponible para esta plantilla.',
  'blender.renderTitle': 'Exportación no disponible',
  'blender.renderText':
    'Este servidor no puede exportar plantillas 3D porque no tiene el renderizador de Blender. Aun así, puedes editar y guardar este video.',
};
