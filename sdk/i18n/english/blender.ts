/** Projects of templates that Blender renders. */
export const blenderMessages = {
  'blender.stills': 'This is a 3D template. The preview shows still images.',
  'blender.oneScene': 'This template has one scene.',
} as const;
