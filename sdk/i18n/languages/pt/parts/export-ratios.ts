import type { Translation } from '../../../message';
import type { exportRatioMessages } from '../../../parts/export-ratios';

export const messages: Translation<typeof exportRatioMessages> = {
  'exportRatios.legend': 'Tamanhos',
  'exportRatios.videos': '{count} arquivos: {format}, {fps} quadros por segundo, {seconds}\u00a0s.',
  'exportRatios.images': '{count} arquivos, um para cada tamanho.',
  'exportRatios.startVideos': 'Exportar {count} vídeos',
  'exportRatios.startImages': 'Exportar {count} imagens',
  'exportRatios.videosReady': 'Seus vídeos estão prontos',
  'exportRatios.imagesReady': 'Suas imagens estão prontas',
  'exportRatios.files': 'Seus arquivos',
  'exportRatios.play': 'Reproduzir {ratio}',
  'exportRatios.show': 'Mostrar {ratio}',
  'exportRatios.download': 'Baixar {ratio}',
  'exportRatios.downloadAll': 'Baixar tudo (ZIP)',
  'exportRatios.done': 'Pronto',
  'exportRatios.stay': 'Mantenha esta página aberta até a última exportação começar.',
  'exportRatios.refused': 'Não exportado: {refused}. Continuamos exportando: {started}.',
};
