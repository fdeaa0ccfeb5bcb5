/** Projects of templates that Blender renders. */
export const blenderMessages = {
  'blender.stills': 'Your images and colors appear in the exported 3D video.',
  'blender.oneScene': 'This template has one scene.',
} as const;
