import type { Translation } from '../../../message';
import type { renderListMessages } from '../../../parts/render-list';

export const messages: Translation<typeof renderListMessages> = {
  'renders.title': 'Exports précédents',
  'renders.facts': '{width} × {height} · {time}',
  'renders.megabytes': '{count} Mo',
  'renders.play': 'Lire l’export du {date}',
  'renders.show': 'Afficher l’export du {date}',
  'renders.download': 'Télécharger l’export du {date}',
  'renders.playing': 'Lecture en cours',
  'renders.showing': 'Affiché ci-dessus',
  'renders.caption': 'Export du {date}',
  'renders.backToLatest': 'Revenir au dernier',
  'renders.close': 'Fermer l’aperçu',
  'renders.done': 'À jour',
  'renders.edited': 'Modifié depuis l’export',
  'renders.saveFrame': 'Enregistrer cette image',
};
