/** Words of the home page. Pass them to `addMessages` before it renders. */
export const homeMessages = {
  'home.title': 'From an idea to a finished video in minutes',
  'home.text': 'Start from a recipe or an animation. Edit the text, images and music, then export.',
  'home.browse': 'Browse the library',
  'home.goals': 'Choose a goal',
  'home.seeAll': 'See all',
  'home.seeAllOf': 'See all: {name}',
  'home.errorTitle': 'We couldn’t load the home page',
  'home.emptyTitle': 'Nothing here yet',
  'home.emptyText': 'Recipes and animations appear here once the library has some.',
} as const;
