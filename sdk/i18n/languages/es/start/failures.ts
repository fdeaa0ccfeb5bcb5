import type { failureMessages } from '../../../english/failures';
import type { Translation } from '../../../message';

export const messages: Translation<typeof failureMessages> = {
  'failure.projectLoad': 'No se puede cargar el proyecto. ¿Seguro que existe?',
  'failure.keyframesRequest': 'Ocurrió un error al pedir las imágenes de vista previa',
  'failure.keyframes': 'Ocurrió un error al crear las imágenes de vista previa',
  'failure.save': 'Ocurrió un error al guardar el proyecto',
  'failure.network': 'No se puede conectar con el servidor. Revisa tu conexión e inténtalo de nuevo.',
  'failure.lostPart': 'Esta parte no se cargó. Revisa tu conexión e inténtalo de nuevo.',
  'failure.unknown': 'Algo salió mal. Inténtalo de nuevo.',
  'failure.upload': 'No se pudo subir el archivo',
  'failure.delete': 'No se pudo eliminar “{name}”',
  'failure.rename': 'No se pudo cambiar el nombre de “{name}”',
  'failure.duplicate': 'No se pudo duplicar “{name}”',
  'failure.favourite': 'No se pudieron actualizar tus favoritos',
  'failure.create': 'No se pudo empezar con esta plantilla',
  'brands.deleteFailed': 'No se pudo eliminar la marca.',
  'brands.saveFailed': 'No se pudo guardar la marca.',
  'projects.errorTitle': 'No se pudieron cargar tus videos',
  'render.noBlenderTitle': 'Exportación no disponible',
  'render.noBlenderText':
    'Este servidor no puede exportar plantillas 3D porque no tiene el renderizador de Blender. Aun así, puedes editar y guardar este video.',
};
