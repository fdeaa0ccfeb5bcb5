/** Animations of the user: uploaded, chosen, put behind a scene. */
export const animationMessages = {
  'animations.background': 'Animation',
  'animations.behind': 'Color behind the animation',
  'animations.choose': 'Choose an animation',
  'animations.upload': 'Upload an animation',
  'animations.uploadHint': 'Lottie: a JSON or .lottie file up to 5 MB and 60 seconds.',
  'animations.none': 'No animations yet.',
} as const;
