/** The editor's words where the project is one image: each takes the place of the message that its name ends with. */
export const imageProjectMessages = {
  'imageProject.editor.projectName': 'Image name',
  'imageProject.editor.panelScene': 'Content',
  'imageProject.editor.palette': 'Image colors',
  'imageProject.editor.paletteHint': 'Changes apply to the whole image.',
  'imageProject.commands.rename': 'Rename image',
  'imageProject.commands.render': 'Export image',
  'imageProject.commands.copyLink': 'Copy link to image',
  'imageProject.commands.showScene': 'Show content panel',
  'imageProject.commands.groupVideo': 'Image',
  'imageProject.saving.conflictTitle': 'This image was also changed somewhere else',
  'imageProject.saving.keepBoth': 'Keep both as separate images',
  'imageProject.saving.partName': 'Image name',
  'imageProject.saving.partPalette': 'Image colors',
  'imageProject.saving.missingText': 'You can edit this image, but you can’t export it until this is fixed.',
} as const;
