/** The main menu: the same on every width. */
export const navigation = [
  { to: '/', key: 'app.home' },
  { to: '/grid', key: 'app.library' },
  { to: '/account/my-videos', key: 'app.myVideos' },
] as const;
