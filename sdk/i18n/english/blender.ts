/** Projects of templates that Blender renders. */
export const blenderMessages = {
  'blender.stills': 'This is a 3D template. The preview shows still images.',
  'blender.oneScene': 'This template has one scene.',
  'blender.tracks': 'Music',
  'blender.tracksHint': 'One track plays for the whole video.',
  'blender.noTracks': 'No music is available for this template.',
  'blender.renderTitle': 'Export isn’t available',
  'blender.renderText':
    'This server can’t export 3D templates because it has no Blender renderer. You can still edit and save this video.',
} as const;
