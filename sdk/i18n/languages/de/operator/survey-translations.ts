import type { Translation } from '../../../message';
import type { surveyTranslationMessages } from '../../../operator/survey-translations';

export const messages: Translation<typeof surveyTranslationMessages> = {
  'translations.title': 'Sprachen',
  'translations.text':
    'Besucher sehen die Umfrage in der Sprache deiner Seite. Was du nicht übersetzt hast, erscheint in der Originalsprache. Ergebnisse sind immer in der Originalsprache.',
  'translations.add': 'Sprache hinzufügen',
  'translations.addHint': 'Gib eine Sprache wie Französisch oder ein Kürzel wie pt-BR ein',
  'translations.addButton': 'Hinzufügen',
  'translations.noTag': 'Wähle eine Sprache aus der Liste oder gib ein Kürzel wie fr oder pt-BR ein.',
  'translations.taken': 'Diese Sprache gibt es schon.',
  'translations.choose': 'Wähle eine Sprache für die Übersetzung',
  'translations.progress': '{done} von {total} Texten',
  'translations.complete': 'Vollständig',
  'translations.missingOnly': 'Nur fehlende anzeigen',
  'translations.remove': '{language} entfernen',
  'translations.preview': 'Sprache der Vorschau',
  'translations.own': 'Originalsprache',
  'translations.ownHint':
    'Sprache der Originaltexte, etwa Isländisch oder is. Wer keine Übersetzung hat, sieht diese Texte.',
  'translations.words': 'Schaltflächen und Meldungen auf {language}',
  'translations.wordsHint': 'Lass ein Feld leer, um den eigenen Text des Widgets zu verwenden.',
};
