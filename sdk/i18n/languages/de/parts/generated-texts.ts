import type { Translation } from '../../../message';
import type { generatedTextMessages } from '../../../parts/generated-texts';

export const messages: Translation<typeof generatedTextMessages> = {
  'generated.title': { one: '1 KI-Text prüfen', other: '{count} KI-Texte prüfen' },
  'generated.brief': 'Aus deinem Briefing',
  'generated.hint': 'Diese Texte hat der Assistent geschrieben. Bearbeite sie oder bestätige, dass sie stimmen.',
  'generated.next': 'Weiter',
  'generated.previous': 'Zurück',
  'generated.at': '{number} von {count}: {name}',
  'generated.allChecked': 'Alle bestätigen',
  'generated.mark': 'Vom Assistenten geschrieben',
  'generated.checked': 'Bestätigen',
  'generated.checkedField': 'Bestätigen: {name}',
  'generated.reminder': {
    one: '1 Text stammt vom Assistenten und ist noch nicht geprüft.',
    other: '{count} Texte stammen vom Assistenten und sind noch nicht geprüft.',
  },
};
