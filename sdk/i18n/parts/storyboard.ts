/** Words of the storyboard. Pass them to `addMessages` before it renders. */
export const storyboardMessages = {
  'storyboard.title': 'Storyboard',
  'storyboard.text': 'A preview image of every scene, exactly as exported.',
  'storyboard.update': 'Update images',
  'storyboard.outdated': 'These images were made before your last changes.',
  'storyboard.requesting': 'Saving…',
  'storyboard.progress': '{count} of {total} images',
  'storyboard.unreachable': 'We can’t reach the server. Images appear when it’s back.',
  'storyboard.goTo': 'Go to scene {number}: {name}',
  'storyboard.old': 'Outdated',
  'storyboard.none': 'No image yet',
  'storyboard.enlarge': 'Open image of scene {number} in a new tab',
  'storyboard.download': 'Download image of scene {number}',
  'storyboard.emptyTitle': 'No scenes yet',
  'storyboard.emptyText': 'Add a scene to see its image here.',
} as const;
