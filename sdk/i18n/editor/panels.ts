/** The panels beside the picture. */
export const panelMessages = {
  'panels.hide': 'Hide panel',
  'panels.show': 'Show panel',
  'panels.lowContrast': '“{name}” is hard to read. Choose a lighter or darker color.',
  'editor.sceneCount': { one: '{count} scene', other: '{count} scenes' },
  'editor.noScenesTitle': 'No scenes yet',
  'editor.noScenesText': 'Add a scene to get started.',
  'editor.panelScene': 'Scene',
  'editor.panelStyle': 'Style',
  'editor.panelMusic': 'Music',
  'editor.panelScenes': 'Scenes',
  'editor.previewLoading': 'Loading the preview…',
  'editor.redo': 'Redo',
  'editor.position': 'Playback position',
} as const;
