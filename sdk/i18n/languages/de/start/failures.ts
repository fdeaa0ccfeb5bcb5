import type { failureMessages } from '../../../english/failures';
import type { Translation } from '../../../message';

export const messages: Translation<typeof failureMessages> = {
  'failure.projectLoad': 'Das Projekt lässt sich nicht laden. Gibt es das wirklich?',
  'failure.keyframesRequest': 'Beim Anfordern der Vorschaubilder ist ein Fehler aufgetreten',
  'failure.keyframes': 'Beim Erstellen der Vorschaubilder ist ein Fehler aufgetreten',
  'failure.save': 'Beim Speichern des Projekts ist ein Fehler aufgetreten',
  'failure.network': 'Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.',
  'failure.lostPart': 'Dieser Teil wurde nicht geladen. Prüfe deine Verbindung und versuche es noch einmal.',
  'failure.unknown': 'Etwas ist schiefgegangen. Versuche es noch einmal.',
  'failure.upload': 'Die Datei konnte nicht hochgeladen werden',
  'failure.delete': '„{name}“ konnte nicht gelöscht werden',
  'failure.rename': '„{name}“ konnte nicht umbenannt werden',
  'failure.duplicate': '„{name}“ konnte nicht dupliziert werden',
  'failure.favourite': 'Deine Favoriten konnten nicht aktualisiert werden',
  'failure.create': 'Mit dieser Vorlage konnten wir nicht beginnen',
  'brands.deleteFailed': 'Die Marke konnte nicht gelöscht werden.',
  'brands.saveFailed': 'Die Marke konnte nicht gespeichert werden.',
  'projects.errorTitle': 'Deine Videos konnten nicht geladen werden',
  'render.noBlenderTitle': 'Export nicht verfügbar',
  'render.noBlenderText':
    'Dieser Server kann keine 3D-Vorlagen exportieren, weil ihm der Blender-Renderer fehlt. Du kannst das Video trotzdem bearbeiten und speichern.',
};
