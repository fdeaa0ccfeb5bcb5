/** The document's error catalogue (section 8), in its exact words where it gives them. */
export const failureMessages = {
  'failure.projectLoad': 'Cannot load the project. Are you sure it really exists?',
  'failure.keyframesRequest': 'An error occurred while requesting keyframes',
  'failure.keyframes': 'An error occurred while generating keyframes',
  'failure.save': 'An error occurred while saving the project',
  'failure.network': 'The server cannot be reached.',
  'failure.lostPart': 'This part could not be loaded.',
  'failure.unknown': 'Something went wrong.',
  'failure.upload': 'The file could not be uploaded',
  'failure.delete': 'The video could not be deleted',
  'failure.favourite': 'The favourite could not be changed',
  'failure.create': 'The video could not be created',
} as const;
