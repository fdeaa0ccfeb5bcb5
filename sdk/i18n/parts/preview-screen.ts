/** Words of the full-screen preview. Pass them to `addMessages` before it renders. */
export const previewScreenMessages = {
  'preview.title': 'Preview of {name}',
  'preview.enterFullscreen': 'Full screen',
  'preview.leaveFullscreen': 'Exit full screen',
  'preview.empty': 'This video has no scenes yet',
} as const;
