import type { Translation } from '../../../message';
import type { renderMessages } from '../../../parts/render';

export const messages: Translation<typeof renderMessages> = {
  'render.title': 'Video exportieren',
  'render.text': 'MP4, {width} × {height}, {fps} Bilder pro Sekunde, {seconds} s.',
  'render.intro': 'Exportiere dein Video als eine MP4-Datei.',
  'render.in3d': 'Wir exportieren dieses Video in 3D. Das dauert ungefähr {time}.',
  'render.edited':
    'Du hast dieses Video nach dem letzten Export geändert. Exportiere es noch einmal, um deine Änderungen zu erhalten.',
  'render.start': 'Video exportieren',
  'render.again': 'Erneut exportieren',
  'render.queued': 'In der Warteschlange',
  'render.queueNext': 'Als Nächstes an der Reihe',
  'render.queuePosition': 'Platz {count} in der Warteschlange',
  'render.rendering': 'Wird exportiert',
  'render.canLeave': 'Du kannst diese Seite schließen. Der Export läuft weiter.',
  'render.cancel': 'Export abbrechen',
  'render.cancelled': 'Export abgebrochen.',
  'render.doneTitle': 'Dein Video ist fertig',
  'render.download': 'MP4 herunterladen',
  'render.share': 'Teilen',
  'render.failedTitle': 'Export fehlgeschlagen',
  'render.limitTextUntil':
    'Du hast dein Exportlimit erreicht. Wechsle zum kostenpflichtigen Monatstarif oder warte bis zu deinem nächsten Abrechnungstag am {date}.',
};
