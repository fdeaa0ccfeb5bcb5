/** The panel of the scene while none is selected, and a video without scenes. */
export const sceneMenuMessages = {
  'sceneMenu.title': 'Choose a scene',
  'sceneMenu.text': 'Select a scene to edit its text, images and colors.',
  'sceneMenu.scene': '{number}. {name}',
  'emptyVideo.title': 'Nothing to preview yet',
  'emptyVideo.text': 'Your first scene appears here.',
  'emptyVideo.renderText': 'Add a scene to this video before you export it.',
  'emptyVideo.lostScene': 'We can’t show this scene because its template is no longer in the library.',
} as const;
