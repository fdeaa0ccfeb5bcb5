import type { Translation } from '../../../message';
import type { renderMessages } from '../../../parts/render';

export const messages: Translation<typeof renderMessages> = {
  'render.title': 'Exporter la vidéo',
  'render.text': 'MP4, {width} × {height}, {fps} images par seconde, {seconds} s.',
  'render.intro': 'Exportez votre vidéo dans un seul fichier MP4.',
  'render.in3d': 'Nous exportons cette vidéo en 3D. Cela prend environ {time}.',
  'render.edited':
    'Vous avez modifié cette vidéo depuis le dernier export. Exportez-la à nouveau pour inclure vos modifications.',
  'render.start': 'Exporter la vidéo',
  'render.again': 'Exporter à nouveau',
  'render.queued': 'Dans la file d’attente',
  'render.queueNext': 'Prochain dans la file',
  'render.queuePosition': 'Numéro {count} dans la file',
  'render.rendering': 'Export en cours',
  'render.canLeave': 'Vous pouvez fermer cette page. L’export continue.',
  'render.cancel': 'Annuler l’export',
  'render.cancelled': 'Export annulé.',
  'render.doneTitle': 'Votre vidéo est prête',
  'render.download': 'Télécharger en MP4',
  'render.share': 'Partager',
  'render.failedTitle': 'Échec de l’export',
  'render.limitTextUntil':
    'Vous avez atteint votre limite d’exports. Passez au forfait mensuel payant ou attendez votre date de renouvellement, le {date}.',
};
