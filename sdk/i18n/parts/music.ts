/** Words of the music panel. Pass them to `addMessages` before it renders. */
export const musicMessages = {
  'music.title': 'Music',
  'music.kitTempo': '{count} bpm',
  'music.default': 'Recommended',
  'music.playKit': 'Listen to {name}',
  'music.stopKit': 'Stop {name}',
  'music.inUse': 'Selected',
  'music.none': 'No music',
  'music.arrangementHint': 'Matched to your scenes automatically.',
  'music.noFit': 'This music can’t be cut to such a short video. Add a scene or choose other music.',
  'music.outdated': 'Your scenes have changed. Match the music again?',
  'music.refit': 'Match again',
  'repair.chooseKit': 'Choose other music below. Until then, the video has no sound.',
  'music.tracks': 'Music',
  'music.tracksHint': 'One track plays for the whole video.',
  'music.noTracks': 'No music is available for this template.',
} as const;
