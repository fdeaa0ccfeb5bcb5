/** Words of elements that pages embed beside editor and library. */
export const embeddedMessages = {
  'embedded.signedInAs': 'Logged in as {name}',
  'embedded.forgot': 'Forgot your password?',
  'embedded.signOut': 'Log out',
  'embedded.brandMissing': 'This brand no longer exists.',
  'embedded.download': 'Download',
  'embedded.video': 'Video',
  'embedded.noVideo': 'This video is not exported yet.',
  'embedded.videoRunning': 'This video is being exported.',
  'embedded.videoBroken': 'We couldn’t load this video.',
} as const;
