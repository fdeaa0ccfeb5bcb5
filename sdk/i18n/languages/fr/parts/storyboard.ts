import type { Translation } from '../../../message';
import type { storyboardMessages } from '../../../parts/storyboard';

export const messages: Translation<typeof storyboardMessages> = {
  'storyboard.title': 'Storyboard',
  'storyboard.text': 'Une image d’aperçu de chaque scène, telle qu’elle sera exportée.',
  'storyboard.update': 'Actualiser les images',
  'storyboard.outdated': 'Ces images sont antérieures à vos dernières modifications.',
  'storyboard.requesting': 'Enregistrement…',
  'storyboard.progress': { one: '{count} image sur {total}', other: '{count} images sur {total}' },
  'storyboard.unreachable': 'Impossible de joindre le serveur. Les images apparaîtront à son retour.',
  'storyboard.goTo': 'Aller à la scène {number} : {name}',
  'storyboard.old': 'Ancienne',
  'storyboard.none': 'Pas encore d’image',
  'storyboard.enlarge': 'Ouvrir l’image de la scène {number} dans un nouvel onglet',
  'storyboard.download': 'Télécharger l’image de la scène {number}',
  'storyboard.emptyTitle': 'Aucune scène pour l’instant',
  'storyboard.emptyText': 'Ajoutez une scène pour voir son image ici.',
};
