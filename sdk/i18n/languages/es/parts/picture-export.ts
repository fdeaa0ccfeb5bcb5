import type { Translation } from '../../../message';
import type { pictureExportMessages } from '../../../parts/picture-export';

export const messages: Translation<typeof pictureExportMessages> = {
  'pictureExport.title': 'Exportar imagen',
  'pictureExport.doneTitle': 'Tu imagen está lista',
  'pictureExport.text': '{width} × {height}, en PNG, JPEG o WebP.',
  'pictureExport.intro': 'Exportamos a tamaño completo.',
  'pictureExport.edited':
    'Cambiaste esta imagen después de tu última exportación. Expórtala de nuevo para incluir tus cambios.',
  'pictureExport.format': 'Formato de archivo',
  'pictureExport.again': 'Exportar de nuevo',
  'pictureExport.download': 'Descargar {format}',
  'pictureExport.facts': '{format} · {width} × {height}',
  'pictureExport.silent': 'Una imagen no tiene sonido',
  'pictureExport.silentText': 'Crea un video con una receta o una animación para elegir su música.',
};
