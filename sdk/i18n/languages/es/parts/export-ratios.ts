import type { Translation } from '../../../message';
import type { exportRatioMessages } from '../../../parts/export-ratios';

export const messages: Translation<typeof exportRatioMessages> = {
  'exportRatios.legend': 'Formatos',
  'exportRatios.videos': '{count} archivos: {format}, {fps} fotogramas por segundo, {seconds}\u00a0s.',
  'exportRatios.images': '{count} archivos, uno para cada formato.',
  'exportRatios.startVideos': 'Exportar {count} videos',
  'exportRatios.startImages': 'Exportar {count} imágenes',
  'exportRatios.videosReady': 'Tus videos están listos',
  'exportRatios.imagesReady': 'Tus imágenes están listas',
  'exportRatios.files': 'Tus archivos',
  'exportRatios.play': 'Reproducir {ratio}',
  'exportRatios.show': 'Mostrar {ratio}',
  'exportRatios.download': 'Descargar {ratio}',
  'exportRatios.downloadAll': 'Descargar todo (ZIP)',
  'exportRatios.done': 'Listo',
  'exportRatios.stay': 'Mantén esta página abierta hasta que empiece la última exportación.',
  'exportRatios.refused': 'No se exportó: {refused}. Seguimos exportando: {started}.',
};
