import type { failureMessages } from '../../../english/failures';
import type { Translation } from '../../../message';

export const messages: Translation<typeof failureMessages> = {
  'failure.projectLoad': 'Impossible de charger le projet. Existe-t-il vraiment ?',
  'failure.keyframesRequest': 'Une erreur est survenue lors de la demande des images d’aperçu',
  'failure.keyframes': 'Une erreur est survenue lors de la création des images d’aperçu',
  'failure.save': 'Une erreur est survenue lors de l’enregistrement du projet',
  'failure.network': 'Impossible de joindre le serveur. Vérifiez votre connexion et réessayez.',
  'failure.lostPart': 'Cette partie ne s’est pas chargée. Vérifiez votre connexion et réessayez.',
  'failure.unknown': 'Un problème est survenu. Réessayez.',
  'failure.upload': 'Impossible d’importer le fichier',
  'failure.delete': 'Impossible de supprimer « {name} »',
  'failure.rename': 'Impossible de renommer « {name} »',
  'failure.duplicate': 'Impossible de dupliquer « {name} »',
  'failure.favourite': 'Impossible de mettre à jour vos favoris',
  'failure.create': 'Impossible de commencer avec ce modèle',
  'brands.deleteFailed': 'Impossible de supprimer la marque.',
  'brands.saveFailed': 'Impossible d’enregistrer la marque.',
  'projects.errorTitle': 'Impossible de charger vos vidéos',
  'render.noBlenderTitle': 'Export indisponible',
  'render.noBlenderText':
    'Ce serveur ne peut pas exporter de modèles 3D, car il n’a pas de moteur de rendu Blender. Vous pouvez tout de même modifier et enregistrer cette vidéo.',
};
