export const surveyTranslationMessages = {
  'translations.title': 'Languages',
  'translations.text':
    'People see a survey in the language of their page. What is not translated shows in your own words; answers always count in your own words.',
  'translations.add': 'Add a language',
  'translations.addHint': 'A name like German, or a tag like pt-BR',
  'translations.addButton': 'Add',
  'translations.noTag': 'Choose a language from the list, or write a tag like de or pt-BR.',
  'translations.taken': 'This language is there already.',
  'translations.choose': 'Choose a language to translate into',
  'translations.progress': '{done} of {total} texts',
  'translations.complete': 'Complete',
  'translations.missingOnly': 'Only what is missing',
  'translations.remove': 'Remove {language}',
  'translations.preview': 'Language of the preview',
  'translations.own': 'Own words',
} as const;
