export const savingMessages = {
  'saving.offlineKept': 'Offline. Your edits are kept in this browser',
  'saving.offlineOpen': 'Offline. Keep this tab open: your edits are only here',
  'saving.restored': 'Your unsaved changes are back',
  'saving.restoredText': 'They were kept in this browser.',
  'saving.merged': 'Changes from elsewhere came in',
  'saving.mergedText': 'This video was edited in another tab too. Both versions are in it now.',
  'saving.copyName': '{name} (my version)',
  'saving.copied': 'Your version is a video of its own',
  'saving.copiedText': '“{name}” is among your videos.',
  'saving.openCopy': 'Open it',
} as const;
