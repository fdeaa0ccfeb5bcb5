/** Words of the list of scenes. Pass them to `addMessages` before it renders. */
export const sceneListMessages = {
  'editor.duplicateScene': 'Duplicate',
  'editor.removeScene': 'Remove',
  'editor.moveUp': 'Move up',
  'editor.moveDown': 'Move down',
  'editor.sceneMenu': 'Actions for {name}',
  'editor.dragScene': 'Drag to reorder {name}',
  'editor.dragHelp':
    'Press Space to pick up a scene. Use the arrow keys to move it, Space to drop it or Esc to cancel.',
  'editor.addSceneTitle': 'Add a scene',
  'editor.addSceneText': 'Added after the selected scene.',
} as const;
