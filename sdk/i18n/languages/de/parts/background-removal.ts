import type { Translation } from '../../../message';
import type { backgroundRemovalMessages } from '../../../parts/background-removal';

export const messages: Translation<typeof backgroundRemovalMessages> = {
  'cutOut.removeTitle': 'Hintergrund von {name} entfernen',
  'cutOut.restoreTitle': 'Hintergrund von {name}',
  'cutOut.working': 'Der Hintergrund wird entfernt. Das dauert ein paar Sekunden.',
  'cutOut.finding': 'Das Originalbild wird geladen',
  'cutOut.text': 'Ziehe den Regler, um zu vergleichen. Prüfe die Ränder auf hellem und dunklem Hintergrund.',
  'cutOut.slider': 'Vorher und nachher vergleichen',
  'cutOut.share': '{percent} % mit Hintergrund',
  'cutOut.before': 'Vorher',
  'cutOut.after': 'Nachher',
  'cutOut.behind': 'Anzeigen auf',
  'cutOut.behindCheckers': 'Kariert',
  'cutOut.behindLight': 'Hell',
  'cutOut.behindDark': 'Dunkel',
  'cutOut.used': {
    one: 'Du hast diesen Monat {used} von {count} Hintergrundentfernung genutzt.',
    other: 'Du hast diesen Monat {used} von {count} Hintergrundentfernungen genutzt.',
  },
  'cutOut.apply': 'Übernehmen',
  'cutOut.restore': 'Hintergrund zurückholen',
  'cutOut.notFoundTitle': 'Wir haben nicht erkannt, was bleiben soll',
  'cutOut.limitTitle': 'Du hast alle Hintergrundentfernungen dieses Monats genutzt',
  'cutOut.limitUntil':
    'Ab {date} kannst du weitere entfernen. Du kannst auch ein Bild mit transparentem Hintergrund hochladen.',
  'cutOut.limit': 'Lade stattdessen ein Bild mit transparentem Hintergrund hoch.',
  'cutOut.offTitle': 'Hintergründe lassen sich hier nicht entfernen',
  'cutOut.off':
    'Dieser Server ist dafür nicht eingerichtet. Lade stattdessen ein Bild mit transparentem Hintergrund hoch.',
  'cutOut.failedTitle': 'Der Hintergrund konnte nicht entfernt werden',
  'cutOut.restoreFailed': 'Der Hintergrund konnte nicht zurückgeholt werden',
  'cutOut.gone': 'Das Originalbild wurde gelöscht. Lade es noch einmal hoch, um es zu verwenden.',
};
