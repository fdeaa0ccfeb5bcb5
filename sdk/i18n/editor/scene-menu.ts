/** The panel of the scene while none is selected, and a video without scenes. */
export const sceneMenuMessages = {
  'sceneMenu.title': 'Choose a scene',
  'sceneMenu.text': 'Its words, pictures and colors show here.',
  'sceneMenu.scene': '{number}. {name}',
  'emptyVideo.title': 'Nothing to see yet',
  'emptyVideo.text': 'The first scene that you add shows here.',
  'emptyVideo.renderText': 'This video has no scenes. Add one, then it can be rendered.',
  'emptyVideo.lostScene': 'The selected scene has no picture: its template is no longer in the library.',
} as const;
