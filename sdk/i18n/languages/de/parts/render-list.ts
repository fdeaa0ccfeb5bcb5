import type { Translation } from '../../../message';
import type { renderListMessages } from '../../../parts/render-list';

export const messages: Translation<typeof renderListMessages> = {
  'renders.title': 'Frühere Exporte',
  'renders.facts': '{width} × {height} · {time}',
  'renders.megabytes': '{count} MB',
  'renders.play': 'Export vom {date} abspielen',
  'renders.show': 'Export vom {date} anzeigen',
  'renders.download': 'Export vom {date} herunterladen',
  'renders.playing': 'Wird abgespielt',
  'renders.showing': 'Oben zu sehen',
  'renders.caption': 'Export vom {date}',
  'renders.backToLatest': 'Zurück zum neuesten',
  'renders.close': 'Vorschau schließen',
  'renders.done': 'Aktuell',
  'renders.edited': 'Seit dem Export bearbeitet',
  'renders.saveFrame': 'Dieses Bild speichern',
};
