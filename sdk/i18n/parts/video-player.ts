/** Words of the player of finished videos. Pass them to `addMessages` before it renders. */
export const videoPlayerMessages = {
  'player.start': 'Play video',
  'player.play': 'Play',
  'player.pause': 'Pause',
  'player.mute': 'Mute',
  'player.unmute': 'Unmute',
  'player.captions': 'Captions',
  'player.fullScreen': 'Full screen',
  'player.position': 'Position',
  'player.positionOf': '{time} of {total}',
  'player.waiting': 'Loading the video',
} as const;
