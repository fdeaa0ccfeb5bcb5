/** The panels beside the picture. */
export const panelMessages = {
  'editor.sceneCount': { one: '{count} scene', other: '{count} scenes' },
  'editor.noScenesTitle': 'No scenes yet',
  'editor.noScenesText': 'Add a scene to get started.',
  'editor.panelScene': 'Scene',
  'editor.panelEdit': 'Edit',
  'editor.panelStyle': 'Style',
  'editor.panelMusic': 'Music',
  'editor.panelScenes': 'Scenes',
  'editor.previewLoading': 'Loading the preview…',
  'editor.redo': 'Redo',
  'editor.position': 'Playback position',
} as const;
