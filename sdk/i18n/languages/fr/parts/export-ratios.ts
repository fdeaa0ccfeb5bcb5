import type { Translation } from '../../../message';
import type { exportRatioMessages } from '../../../parts/export-ratios';

export const messages: Translation<typeof exportRatioMessages> = {
  'exportRatios.legend': 'Formats',
  'exportRatios.videos': '{count} fichiers : {format}, {fps} images par seconde, {seconds}\u00a0s.',
  'exportRatios.images': '{count} fichiers, un par format.',
  'exportRatios.startVideos': 'Exporter {count} vidéos',
  'exportRatios.startImages': 'Exporter {count} images',
  'exportRatios.videosReady': 'Vos vidéos sont prêtes',
  'exportRatios.imagesReady': 'Vos images sont prêtes',
  'exportRatios.files': 'Vos fichiers',
  'exportRatios.play': 'Lire {ratio}',
  'exportRatios.show': 'Afficher {ratio}',
  'exportRatios.download': 'Télécharger {ratio}',
  'exportRatios.downloadAll': 'Tout télécharger (ZIP)',
  'exportRatios.done': 'Prêt',
  'exportRatios.stay': 'Gardez cette page ouverte jusqu’au démarrage du dernier export.',
  'exportRatios.refused': 'Non exporté : {refused}. L’export continue : {started}.',
};
