import type { Translation } from '../../../message';
import type { pictureEditingMessages } from '../../../parts/picture-editing';

export const messages: Translation<typeof pictureEditingMessages> = {
  'picture.group': 'Im Bild bearbeiten',
  'picture.help': 'Mit den Pfeiltasten wechselst du zwischen den Elementen, mit Enter bearbeitest du sie.',
  'picture.dropBackground': 'Ablegen, um es als Hintergrund zu verwenden',
  'picture.dropField': 'Ablegen, um {name} zu ersetzen',
  'picture.dropped': '{name} hinzugefügt',
  'picture.kept': {
    one: '{count} weitere Datei ist in Meine Uploads',
    other: '{count} weitere Dateien sind in Meine Uploads',
  },
  'picture.dropRefused': 'Dieser Dateityp lässt sich hier nicht anzeigen.',
  'picture.discarded': 'Deine Änderungen an „{name}“ wurden verworfen',
  'picture.restore': 'Wiederherstellen',
  'picture.cleared': '„{name}“ geleert',
  'picture.editText': 'Text bearbeiten: {name}',
  'picture.editImage': 'Bild ändern: {name}',
  'picture.background': 'Hintergrund',
  'picture.done': 'Fertig',
  'picture.reset': 'Zurücksetzen',
  'picture.replace': 'Ersetzen',
  'picture.textHint': 'Enter speichert, Esc bricht ab',
  'picture.areaHint': 'Strg+Enter speichert, Esc bricht ab',
  'picture.place': 'Hintergrund positionieren',
  'picture.placeHelp':
    'Ziehen verschiebt, Scrollen oder zwei Finger zoomen. Mit der Tastatur: Pfeiltasten verschieben, Plus und Minus zoomen.',
  'picture.zoomIn': 'Vergrößern',
  'picture.zoomOut': 'Verkleinern',
  'picture.center': 'Zentrieren',
  'picture.cropTitle': '{name} zuschneiden',
  'picture.cropText':
    'Ziehen verschiebt, Scrollen oder zwei Finger zoomen. Mit der Tastatur: Pfeiltasten verschieben, Plus und Minus zoomen.',
  'picture.cropTouch': 'Zum Verschieben ziehen, zum Zoomen zwei Finger spreizen.',
  'picture.cropArea': 'Ausschnitt',
  'picture.cropSave': 'Zuschneiden',
  'picture.cropFailed': 'Das Bild konnte nicht zugeschnitten werden',
  'picture.cropBlocked':
    'Die Website, von der es stammt, erlaubt kein Zuschneiden. Lade das Bild hoch und versuche es noch einmal.',
  'picture.fullPicture': 'Ausschnitt zurücksetzen',
};
