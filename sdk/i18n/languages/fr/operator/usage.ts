import type { Translation } from '../../../message';
import type { usageMessages } from '../../../operator/usage';

export const messages: Translation<typeof usageMessages> = {
  'usage.title': 'Utilisation',
  'usage.text':
    'Voyez qui utilise l’application, quelles pages sont visitées et combien de personnes exportent une vidéo.',
  'usage.errorTitle': 'Impossible de charger les données d’utilisation',
  'usage.period': 'Période',
  'usage.days': { one: 'Dernier jour', other: 'Les {count} derniers jours' },
  'usage.events': 'Événements dans le temps',
  'usage.event.login': 'Connexions',
  'usage.event.new_project': 'Nouveaux projets',
  'usage.event.view_page': 'Pages vues',
  'usage.funnel': 'De la connexion à la vidéo exportée',
  'usage.step.login': 'Connexion',
  'usage.step.new_project': 'Projet créé',
  'usage.step.render': 'Export lancé',
  'usage.step.render_done': 'Vidéo exportée',
  'usage.people': { one: '{count} personne', other: '{count} personnes' },
  'usage.ofFirst': '{percent} % de la première étape',
  'usage.pages': 'Pages',
  'usage.page': 'Page',
  'usage.views': 'Vues',
  'usage.users': 'Personnes',
  'usage.user': 'Personne',
  'usage.lastSeen': 'Dernière visite',
  'usage.count': 'Événements',
  'usage.emptyTitle': 'Aucune activité pendant cette période',
  'usage.emptyText': 'L’activité apparaîtra ici dès que l’application sera utilisée.',
};
