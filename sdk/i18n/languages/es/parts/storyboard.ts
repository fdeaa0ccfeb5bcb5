import type { Translation } from '../../../message';
import type { storyboardMessages } from '../../../parts/storyboard';

export const messages: Translation<typeof storyboardMessages> = {
  'storyboard.title': 'Storyboard',
  'storyboard.text': 'Una imagen de cada escena, tal como se exporta.',
  'storyboard.update': 'Actualizar imágenes',
  'storyboard.outdated': 'Estas imágenes son anteriores a tus últimos cambios.',
  'storyboard.requesting': 'Guardando…',
  'storyboard.progress': { one: '{count} imagen de {total}', other: '{count} imágenes de {total}' },
  'storyboard.unreachable': 'No se puede conectar con el servidor. Las imágenes aparecerán cuando vuelva.',
  'storyboard.goTo': 'Ir a la escena {number}: {name}',
  'storyboard.old': 'Antigua',
  'storyboard.none': 'Aún sin imagen',
  'storyboard.enlarge': 'Abrir la imagen de la escena {number} en una pestaña nueva',
  'storyboard.download': 'Descargar la imagen de la escena {number}',
  'storyboard.emptyTitle': 'Aún no hay escenas',
  'storyboard.emptyText': 'Añade una escena para ver aquí su imagen.',
};
