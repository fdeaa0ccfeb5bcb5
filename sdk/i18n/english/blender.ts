/** Projects of templates that Blender renders. */
export const blenderMessages = {
  'blender.stills': 'This template is rendered in 3D; the preview shows stills',
  'blender.oneScene': 'This template has one scene.',
  'blender.tracks': 'Music',
  'blender.tracksHint': 'One track plays through the whole video.',
  'blender.noTracks': 'There is no music for this template.',
  'blender.renderTitle': 'Not on this server',
  'blender.renderText':
    'This server has no Blender renderer. You can edit and save this project, but it cannot be rendered here.',
} as const;
