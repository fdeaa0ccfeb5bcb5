import type { Translation } from '../../../message';
import type { exportRatioMessages } from '../../../parts/export-ratios';

export const messages: Translation<typeof exportRatioMessages> = {
  'exportRatios.legend': 'Formate',
  'exportRatios.videos': '{count} Dateien: {format}, {fps} Bilder pro Sekunde, {seconds}\u00a0s.',
  'exportRatios.images': '{count} Dateien, eine für jedes Format.',
  'exportRatios.startVideos': '{count} Videos exportieren',
  'exportRatios.startImages': '{count} Bilder exportieren',
  'exportRatios.videosReady': 'Deine Videos sind fertig',
  'exportRatios.imagesReady': 'Deine Bilder sind fertig',
  'exportRatios.files': 'Deine Dateien',
  'exportRatios.play': '{ratio} abspielen',
  'exportRatios.show': '{ratio} anzeigen',
  'exportRatios.download': '{ratio} herunterladen',
  'exportRatios.downloadAll': 'Alle herunterladen (ZIP)',
  'exportRatios.done': 'Fertig',
  'exportRatios.stay': 'Lass diese Seite offen, bis der letzte Export gestartet ist.',
  'exportRatios.refused': 'Nicht exportiert: {refused}. Wir exportieren weiter: {started}.',
};
