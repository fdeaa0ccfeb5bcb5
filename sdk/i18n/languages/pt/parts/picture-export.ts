import type { Translation } from '../../../message';
import type { pictureExportMessages } from '../../../parts/picture-export';

export const messages: Translation<typeof pictureExportMessages> = {
  'pictureExport.title': 'Exportar imagem',
  'pictureExport.doneTitle': 'Sua imagem está pronta',
  'pictureExport.text': '{width} × {height}, em PNG, JPEG ou WebP.',
  'pictureExport.intro': 'Exportamos no tamanho completo.',
  'pictureExport.edited':
    'Você alterou esta imagem depois da última exportação. Exporte de novo para incluir as alterações.',
  'pictureExport.format': 'Formato do arquivo',
  'pictureExport.again': 'Exportar de novo',
  'pictureExport.download': 'Baixar {format}',
  'pictureExport.facts': '{format} · {width} × {height}',
  'pictureExport.silent': 'Imagens não têm som',
  'pictureExport.silentText': 'Crie um vídeo a partir de uma receita ou animação para escolher a música.',
};
