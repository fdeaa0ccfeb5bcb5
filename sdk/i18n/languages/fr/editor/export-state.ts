import type { exportStateMessages } from '../../../editor/export-state';
import type { Translation } from '../../../message';

export const messages: Translation<typeof exportStateMessages> = {
  'render.ready': 'Vidéo prête',
  'render.percent': '{percent} %',
  'render.limitTitle': 'Tout doux, as de l’export !',
  'render.limitText':
    'Vous avez atteint votre limite d’exports. Passez au forfait mensuel payant ou attendez votre date de renouvellement.',
  'render.limitButton': 'Changer de forfait',
  'render.errorTitle': 'Oups !',
  'render.errorText': 'Une erreur est survenue lors de la création de l’export',
  'render.concurrentTitle': 'Un autre export est en cours',
  'render.concurrentText': 'Attendez la fin de cet export ou annulez-le.',
  'render.tooLongTitle': 'Un texte est trop long',
  'render.emptyTitle': 'Rien à exporter pour l’instant',
  'render.durationTitle': 'La vidéo est trop longue',
  'render.emptyText': 'Ajoutez une scène avant d’exporter.',
  'renders.queued': 'En attente',
  'renders.rendering': 'Export en cours, {percent} %',
  'pictureExport.ready': 'Image prête',
  'pictureExport.start': 'Exporter',
  'feedback.failed': 'Impossible d’envoyer votre avis',
};
