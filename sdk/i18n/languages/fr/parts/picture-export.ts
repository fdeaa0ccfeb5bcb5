import type { Translation } from '../../../message';
import type { pictureExportMessages } from '../../../parts/picture-export';

export const messages: Translation<typeof pictureExportMessages> = {
  'pictureExport.title': 'Exporter l’image',
  'pictureExport.doneTitle': 'Votre image est prête',
  'pictureExport.text': '{width} × {height}, en PNG, JPEG ou WebP.',
  'pictureExport.intro': 'L’image est exportée en taille réelle.',
  'pictureExport.edited':
    'Vous avez modifié cette image depuis le dernier export. Exportez-la à nouveau pour inclure vos modifications.',
  'pictureExport.format': 'Format de fichier',
  'pictureExport.again': 'Exporter à nouveau',
  'pictureExport.download': 'Télécharger en {format}',
  'pictureExport.facts': '{format} · {width} × {height}',
  'pictureExport.silent': 'Une image n’a pas de son',
  'pictureExport.silentText': 'Créez une vidéo à partir d’une recette ou d’une animation pour choisir sa musique.',
};
