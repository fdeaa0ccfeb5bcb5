/** Words of a recipe's sample video. Pass them to `addMessages` before it renders. */
export const sampleVideoMessages = {
  'recipe.watch': 'Watch',
  'recipe.watchStyle': 'Watch {style}',
  'recipe.watchAgain': 'Watch again',
  'recipe.sample': '{recipe} in the {style} style',
  'recipe.sampleMaking': 'Preparing the video…',
  'recipe.sampleError': 'We couldn’t play the video',
  'recipe.samplePlace': 'Video position',
  'recipe.sampleTime': '{time} of {duration}',
} as const;
