/** The error catalogue, in the exact words of docs/rules/limits-and-messages.md#messages. */
export const failureMessages = {
  'failure.projectLoad': 'Cannot load the project. Are you sure it really exists?',
  'failure.keyframesRequest': 'An error occurred while requesting keyframes',
  'failure.keyframes': 'An error occurred while generating keyframes',
  'failure.save': 'An error occurred while saving the project',
  'failure.network': 'We can’t reach the server. Check your connection and try again.',
  'failure.lostPart': 'This part didn’t load. Check your connection and try again.',
  'failure.unknown': 'Something went wrong. Try again.',
  'failure.upload': 'We couldn’t upload the file',
  'failure.delete': 'We couldn’t delete “{name}”',
  'failure.rename': 'We couldn’t rename “{name}”',
  'failure.duplicate': 'We couldn’t duplicate “{name}”',
  'failure.favourite': 'We couldn’t update your favorites',
  'failure.create': 'We couldn’t start from this template',
  'brands.deleteFailed': 'We couldn’t delete the brand.',
  'brands.saveFailed': 'We couldn’t save the brand.',
  'projects.errorTitle': 'We couldn’t load your videos',
  'render.noBlenderTitle': 'Export isn’t available',
  'render.noBlenderText':
    'This server can’t export 3D templates because it has no Blender renderer. You can still edit and save this video.',
} as const;
