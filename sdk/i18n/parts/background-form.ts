/** Words of the form of a scene's background. Pass them to `addMessages` before it renders. */
export const backgroundFormMessages = {
  'editor.backgroundColor': 'Color',
  'editor.backgroundImage': 'Image',
  'editor.backgroundVideo': 'Video',
  'editor.positionX': 'Horizontal position',
  'editor.positionY': 'Vertical position',
  'editor.trimStart': 'Starts at',
  'trim.end': 'Ends at',
  'animations.background': 'Animation',
  'animations.behind': 'Color behind the animation',
  'background.isAnimated': 'This image is animated. As a video, it moves.',
  'background.useAsVideo': 'Use as video',
} as const;
