/** Animations of the user: uploaded, chosen, put behind a scene. */
export const animationMessages = {
  'animations.background': 'Animation',
  'animations.behind': 'Color behind the animation',
} as const;
