import type { Translation } from '../../../message';
import type { pictureExportMessages } from '../../../parts/picture-export';

export const messages: Translation<typeof pictureExportMessages> = {
  'pictureExport.title': 'Bild exportieren',
  'pictureExport.doneTitle': 'Dein Bild ist fertig',
  'pictureExport.text': '{width} × {height}, als PNG, JPEG oder WebP.',
  'pictureExport.intro': 'Wir exportieren in voller Größe.',
  'pictureExport.edited':
    'Du hast dieses Bild nach dem letzten Export geändert. Exportiere es noch einmal, um deine Änderungen zu erhalten.',
  'pictureExport.format': 'Dateiformat',
  'pictureExport.again': 'Erneut exportieren',
  'pictureExport.download': '{format} herunterladen',
  'pictureExport.facts': '{format} · {width} × {height}',
  'pictureExport.silent': 'Ein Bild hat keinen Ton',
  'pictureExport.silentText': 'Erstelle ein Video aus einem Rezept oder einer Animation, um Musik auszuwählen.',
};
