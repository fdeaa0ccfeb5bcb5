import type { personalDataMessages } from '../../../account/personal-data';
import type { Translation } from '../../../message';

export const messages: Translation<typeof personalDataMessages> = {
  'data.title': 'Deine Daten',
  'data.exportTitle': 'Meine Daten exportieren',
  'data.exportText':
    'Du bekommst ein ZIP mit Profil, Projekten, Uploads, exportierten Videos, Käufen und dem Protokoll deines Kontos.',
  'data.export': 'Export erstellen',
  'data.making': 'Dein Export wird erstellt. Wir schreiben dir, wenn er fertig ist.',
  'data.progress': 'Fortschritt deines Exports',
  'data.ready': 'Verfügbar bis {date}',
  'data.failed': 'Dieser Export ist fehlgeschlagen. Erstelle einen neuen.',
  'data.download': 'Herunterladen ({size})',
  'data.errorTitle': 'Deine Exporte konnten nicht geladen werden',
  'data.deleteTitle': 'Mein Konto löschen',
  'data.deleteText':
    'Damit werden deine Projekte, Uploads, Marken und Videos sofort und endgültig gelöscht. Dein Abo endet. Belege bewahren wir auf, wie es das Gesetz verlangt.',
  'data.delete': 'Mein Konto löschen',
  'data.deleteQuestion': 'Dein Konto löschen?',
  'data.confirmEmail': 'Gib zur Bestätigung deine E-Mail-Adresse ein',
  'data.confirmPassword': 'Dein Passwort',
  'data.deleteForGood': 'Endgültig löschen',
};
