/** The sample video of a style. */
export const sampleVideoMessages = {
  'recipe.watch': 'Watch',
  'recipe.watchStyle': 'Watch {style}',
  'recipe.watchAgain': 'Watch again',
  'recipe.sample': '{recipe} in the style {style}',
  'recipe.sampleMaking': 'The video is being put together',
  'recipe.sampleError': 'The video could not be played',
  'recipe.samplePlace': 'Place in the video',
  'recipe.sampleTime': '{time} of {duration}',
} as const;
