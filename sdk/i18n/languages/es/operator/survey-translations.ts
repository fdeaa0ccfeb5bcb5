import type { Translation } from '../../../message';
import type { surveyTranslationMessages } from '../../../operator/survey-translations';

export const messages: Translation<typeof surveyTranslationMessages> = {
  'translations.title': 'Idiomas',
  'translations.text':
    'La encuesta se ve en el idioma de tu página. Lo que no hayas traducido aparece en el idioma original. Los resultados usan siempre el idioma original.',
  'translations.add': 'Añadir un idioma',
  'translations.addHint': 'Escribe un idioma, como alemán, o un código, como pt-BR',
  'translations.addButton': 'Añadir',
  'translations.noTag': 'Elige un idioma de la lista o escribe un código, como de o pt-BR.',
  'translations.taken': 'Ya has añadido este idioma.',
  'translations.choose': 'Elige un idioma al que traducir',
  'translations.progress': '{done} de {total} textos',
  'translations.complete': 'Completo',
  'translations.missingOnly': 'Mostrar solo lo que falta',
  'translations.remove': 'Quitar {language}',
  'translations.preview': 'Idioma de la vista previa',
  'translations.own': 'Idioma original',
  'translations.ownHint':
    'Idioma de los textos originales, como islandés o is. Sin traducción, los visitantes ven estos textos.',
  'translations.words': 'Botones y mensajes en {language}',
  'translations.wordsHint': 'Deja un campo vacío para usar el texto del widget.',
};
