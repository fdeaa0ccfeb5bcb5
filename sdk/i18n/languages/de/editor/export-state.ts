import type { exportStateMessages } from '../../../editor/export-state';
import type { Translation } from '../../../message';

export const messages: Translation<typeof exportStateMessages> = {
  'render.ready': 'Video fertig',
  'render.percent': '{percent} %',
  'render.limitTitle': 'Halt, Exportmeister!',
  'render.limitText':
    'Du hast dein Exportlimit erreicht. Wechsle zum kostenpflichtigen Monatstarif oder warte bis zu deinem nächsten Abrechnungstag.',
  'render.limitButton': 'Tarif upgraden',
  'render.errorTitle': 'Hoppla!',
  'render.errorText': 'Beim Exportieren ist ein Fehler aufgetreten',
  'render.concurrentTitle': 'Ein anderer Export läuft',
  'render.concurrentText': 'Warte, bis er fertig ist, oder brich ihn ab.',
  'render.tooLongTitle': 'Ein Text ist zu lang',
  'render.emptyTitle': 'Noch nichts zu exportieren',
  'render.durationTitle': 'Das Video ist zu lang',
  'render.emptyText': 'Füge vor dem Export eine Szene hinzu.',
  'renders.queued': 'In der Warteschlange',
  'renders.rendering': 'Wird exportiert, {percent} %',
  'pictureExport.ready': 'Bild fertig',
  'pictureExport.start': 'Exportieren',
  'feedback.failed': 'Dein Feedback konnte nicht gesendet werden',
};
