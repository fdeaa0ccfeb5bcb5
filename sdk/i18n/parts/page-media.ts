/** Words of the media of a page around the editor. Pass them to `addMessages` before it renders. */
export const pageMediaMessages = {
  'pageMedia.unnamed': 'This site',
  'pageMedia.search': 'Search {source}',
  'pageMedia.failed': '{source} doesn’t respond as it should. Try again in a few minutes.',
  'pageMedia.uploadFailed': 'This site couldn’t save the file. Try again.',
} as const;
