export const homeMessages = {
  'home.title': 'From an idea to a finished video in minutes',
  'home.text':
    'Start from a recipe or a single animation. Change the words, the pictures and the music, and press render.',
  'home.browse': 'Browse the library',
  'home.goals': 'What it is for',
  'home.seeAll': 'See all',
  'home.seeAllOf': 'See all: {name}',
  'home.errorTitle': 'The home page could not be loaded',
  'home.emptyTitle': 'Nothing to show yet',
  'home.emptyText': 'As soon as the library has recipes or animations, they are here.',
} as const;
