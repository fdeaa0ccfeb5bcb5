export const savingMessages = {
  'saving.offlineKept': 'Offline – changes saved on this device',
  'saving.offlineOpen': 'Offline – keep this tab open, your changes aren’t saved yet',
  'saving.tooLong': 'Some text is too long to save',
  'saving.tooLongText': {
    one: 'Scene {number} · {name}: {length} characters, limit {max}. Shorten it to save it. Everything else is saved.',
    other:
      '{count} texts are over their limit. The first is in scene {number} · {name}. Shorten them to save them. Everything else is saved.',
  },
  'saving.tooLongTextOfOnly': {
    one: '{name}: {length} characters, limit {max}. Shorten it to save it. Everything else is saved.',
    other:
      '{count} texts are over their limit. The first is {name}. Shorten them to save them. Everything else is saved.',
  },
  'saving.show': 'Show',
  'saving.decide': 'Resolve',
  'saving.missingName': 'Missing scene',
  'editor.saved': 'Saved',
  'editor.saving': 'Saving…',
  'editor.unsaved': 'Not saved yet',
  'editor.saveError': 'Not saved',
  'editor.conflict': 'Conflicting changes',
} as const;
