import type { savingMessages } from '../../../editor/saving';
import type { Translation } from '../../../message';

export const messages: Translation<typeof savingMessages> = {
  'saving.offlineKept': 'Offline – Änderungen sind auf diesem Gerät gespeichert',
  'saving.offlineOpen': 'Offline – lass diesen Tab offen, deine Änderungen sind noch nicht gespeichert',
  'saving.tooLong': 'Ein Text ist zu lang zum Speichern',
  'saving.tooLongText': {
    one: 'Szene {number} · {name}: {length} Zeichen, Limit {max}. Kürze den Text, um ihn zu speichern. Alles andere ist gespeichert.',
    other:
      '{count} Texte sind zu lang. Der erste steht in Szene {number} · {name}. Kürze sie, um sie zu speichern. Alles andere ist gespeichert.',
  },
  'saving.tooLongTextOfOnly': {
    one: '{name}: {length} Zeichen, Limit {max}. Kürze den Text, um ihn zu speichern. Alles andere ist gespeichert.',
    other:
      '{count} Texte sind zu lang. Der erste ist {name}. Kürze sie, um sie zu speichern. Alles andere ist gespeichert.',
  },
  'saving.show': 'Anzeigen',
  'saving.decide': 'Entscheiden',
  'saving.missingName': 'Fehlende Szene',
  'editor.saved': 'Gespeichert',
  'editor.saving': 'Wird gespeichert…',
  'editor.unsaved': 'Noch nicht gespeichert',
  'editor.saveError': 'Nicht gespeichert',
  'editor.conflict': 'Widersprüchliche Änderungen',
};
