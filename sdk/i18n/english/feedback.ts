export const feedbackMessages = {
  'feedback.title': 'How did it turn out?',
  'feedback.text': 'One tap helps us make better templates.',
  'feedback.score': 'Your rating',
  'feedback.stars': { one: '{count} star', other: '{count} stars' },
  'feedback.industry': 'What is this video for?',
  'feedback.industryPlaceholder': 'Choose or type',
  'feedback.comment': 'What could be better?',
  'feedback.send': 'Send',
  'feedback.skip': 'Not now',
  'feedback.thanksTitle': 'Thank you!',
  'feedback.thanksText': 'We read every answer.',
  'feedback.failed': 'Your answer could not be sent',
  'feedback.industries':
    'Restaurant or café|Retail or online shop|Beauty or fitness|Real estate|Education|Health|Travel or events|Software|Agency|Non-profit',
} as const;
