/** Words of music of the account in the music panel. Pass them to `addMessages` before it renders. */
export const ownMusicMessages = {
  'ownMusic.title': 'Your music',
  'ownMusic.hint': 'Upload a song you have the rights to (max 10 min).',
  'ownMusic.upload': 'Upload music',
  'ownMusic.fromLibrary': 'Choose from library',
  'ownMusic.choose': 'Choose your music',
  'ownMusic.empty': 'Your library has no music yet. Upload a song first.',
  'ownMusic.part': 'Part of the song',
  'ownMusic.plays': '{from} to {to}',
  'ownMusic.playsOf': '{from} to {to} of {length}',
  'ownMusic.repeats': 'The song is shorter than your video. It starts again until the video ends.',
  'ownMusic.start': 'Start (s)',
  'ownMusic.fadeIn': 'Fade in (s)',
  'ownMusic.fadeOut': 'Fade out (s)',
  'ownMusic.listen': 'Listen with the video',
  'ownMusic.stop': 'Stop',
  'ownMusic.remove': 'Remove',
} as const;
