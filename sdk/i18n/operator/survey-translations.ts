export const surveyTranslationMessages = {
  'translations.title': 'Languages',
  'translations.text':
    'People see the survey in the language of your page. Anything you haven’t translated appears in the original language. Results always use the original language.',
  'translations.add': 'Add a language',
  'translations.addHint': 'Enter a language, like German, or a tag, like pt-BR',
  'translations.addButton': 'Add',
  'translations.noTag': 'Choose a language from the list or enter a tag, like de or pt-BR.',
  'translations.taken': 'You’ve already added this language.',
  'translations.choose': 'Choose a language to translate into',
  'translations.progress': '{done} of {total} texts',
  'translations.complete': 'Complete',
  'translations.missingOnly': 'Only show missing',
  'translations.remove': 'Remove {language}',
  'translations.preview': 'Preview language',
  'translations.own': 'Original language',
  'translations.ownHint':
    'Language of the original texts, like Icelandic or is. Visitors without a translation get these texts.',
  'translations.words': 'Buttons and messages in {language}',
  'translations.wordsHint': 'Leave a field empty to use the widget’s own text.',
} as const;
