import { learningMessages } from './learning-messages';

/** Words of the help pages, tutorials and the university. Pass them to `addMessages` before the pages render. */
export const helpMessages = {
  ...learningMessages,
  'help.title': 'How can we help?',
  'help.search': 'Search help',
  'help.searchHint': 'For example: export, crop, two-step login',
  'help.results': { one: '{count} article found', other: '{count} articles found' },
  'help.noneTitle': 'No articles found',
  'help.noneText': 'Nothing matches “{search}”. Check the spelling or try another word.',
  'help.clear': 'Show all articles',
  'help.emptyTitle': 'No articles yet',
  'help.emptyText': 'The people who run this server have not added any help articles.',
  'help.errorTitle': 'We couldn’t load the help articles',
  'help.articleErrorTitle': 'We couldn’t load this article',
  'help.notFoundTitle': 'Article not found',
  'help.notFoundText': 'Check the link, or search all articles.',
  'help.all': 'All help articles',
  'help.onThisPage': 'On this page',
  'help.related': 'More in {topic}',
  'help.otherLanguage': 'This text is in {language}.',
  'help.tip': 'Tip',
} as const;
