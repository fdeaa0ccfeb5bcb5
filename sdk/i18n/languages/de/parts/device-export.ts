import type { Translation } from '../../../message';
import type { deviceExportMessages } from '../../../parts/device-export';

export const messages: Translation<typeof deviceExportMessages> = {
  'deviceExport.place': 'Wo exportieren',
  'deviceExport.onServer': 'Export in der Cloud',
  'deviceExport.onDevice': 'Export in diesem Browser',
  'deviceExport.text': '{width} × {height}, 30 Bilder pro Sekunde, {seconds} s.',
  'deviceExport.intro': 'Auf deinem Computer erstellt: privat, und es zählt nicht als Export.',
  'deviceExport.counted': 'Entsteht auf deinem Computer: privat. Dein Tarif zählt es als Export.',
  'deviceExport.needsConnection':
    'Dein Tarif zählt Exporte auf diesem Gerät, deshalb brauchen sie eine Verbindung. Prüfe deine Verbindung und versuche es noch einmal.',
  'deviceExport.unsupported':
    'Dieser Browser kann auf diesem Gerät keine Videodateien erstellen. Exportiere stattdessen in der Cloud.',
  'deviceExport.image': 'Bilder werden in der Cloud exportiert.',
  'deviceExport.format': 'Dateityp',
  'deviceExport.mp4': 'MP4-Video',
  'deviceExport.webm': 'WebM-Video',
  'deviceExport.gif': 'Animiertes GIF (640 px, 15 Bilder pro Sekunde)',
  'deviceExport.png': 'PNG-Bilder aller Frames (ZIP)',
  'deviceExport.transparent': 'Transparenter Hintergrund statt einer Farbe',
  'deviceExport.silentFormat': 'Dieser Dateityp hat keinen Ton.',
  'deviceExport.silentBrowser':
    'Dieser Browser kann keinen Ton schreiben. Exportiere in der Cloud, um ihn zu erhalten.',
  'deviceExport.opus':
    'Auf dem iPhone und in QuickTime ist der Ton vielleicht nicht zu hören. Nimm dafür den Export in der Cloud.',
  'deviceExport.stay': 'Lass diesen Tab offen.',
  'deviceExport.saved': 'Deine Datei ist auf diesem Gerät gespeichert.',
  'deviceExport.saveAgain': 'Erneut speichern',
  'deviceExport.cancelled': 'Export abgebrochen.',
  'deviceExport.failedTitle': 'Export fehlgeschlagen',
  'deviceExport.workerRefused':
    'Diese Seite erlaubt keine Exporte auf diesem Gerät. Exportiere stattdessen in der Cloud.',
  'deviceExport.workerLost': 'Der Speicher dieses Geräts reicht nicht aus. Exportiere stattdessen in der Cloud.',
  'deviceExport.codecUnsupported':
    'Dieser Browser kann diesen Dateityp in dieser Größe nicht schreiben. Wähle einen anderen oder exportiere in der Cloud.',
  'deviceExport.storageFull': 'Auf diesem Gerät ist nicht genug Platz. Schaffe Platz und versuche es noch einmal.',
  'deviceExport.mediaUnreadable':
    'Wir konnten eine deiner Mediendateien nicht lesen. Prüfe deine Verbindung und versuche es noch einmal.',
  'deviceExport.mediaUndecodable':
    'Dieser Browser kann eine deiner Mediendateien nicht öffnen. Exportiere stattdessen in der Cloud.',
  'deviceExport.sceneUnpaintable':
    'Dieser Browser kann eine deiner Szenen nicht darstellen. Exportiere stattdessen in der Cloud.',
  'deviceExport.failed': 'Etwas ist schiefgelaufen. Versuche es noch einmal oder exportiere in der Cloud.',
};
