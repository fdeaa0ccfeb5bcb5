import type { Translation } from '../../../message';
import type { storyboardMessages } from '../../../parts/storyboard';

export const messages: Translation<typeof storyboardMessages> = {
  'storyboard.title': 'Storyboard',
  'storyboard.text': 'Ein Vorschaubild von jeder Szene, genau wie im Export.',
  'storyboard.update': 'Bilder aktualisieren',
  'storyboard.outdated': 'Diese Bilder entstanden vor deinen letzten Änderungen.',
  'storyboard.requesting': 'Wird gespeichert…',
  'storyboard.progress': '{count} von {total} Bildern',
  'storyboard.unreachable': 'Der Server ist nicht erreichbar. Die Bilder erscheinen, sobald er wieder da ist.',
  'storyboard.goTo': 'Zu Szene {number} gehen: {name}',
  'storyboard.old': 'Veraltet',
  'storyboard.none': 'Noch kein Bild',
  'storyboard.enlarge': 'Bild von Szene {number} in neuem Tab öffnen',
  'storyboard.download': 'Bild von Szene {number} herunterladen',
  'storyboard.emptyTitle': 'Noch keine Szenen',
  'storyboard.emptyText': 'Füge eine Szene hinzu, um hier ihr Bild zu sehen.',
};
