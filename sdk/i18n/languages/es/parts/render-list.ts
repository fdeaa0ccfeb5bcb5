import type { Translation } from '../../../message';
import type { renderListMessages } from '../../../parts/render-list';

export const messages: Translation<typeof renderListMessages> = {
  'renders.title': 'Exportaciones anteriores',
  'renders.facts': '{width} × {height} · {time}',
  'renders.megabytes': '{count} MB',
  'renders.play': 'Reproducir la exportación del {date}',
  'renders.show': 'Mostrar la exportación del {date}',
  'renders.download': 'Descargar la exportación del {date}',
  'renders.playing': 'Reproduciendo',
  'renders.showing': 'Se muestra arriba',
  'renders.caption': 'Exportación del {date}',
  'renders.backToLatest': 'Volver a la última',
  'renders.close': 'Cerrar vista previa',
  'renders.done': 'Actualizado',
  'renders.edited': 'Editado tras exportar',
  'renders.saveFrame': 'Guardar este fotograma',
};
