export const sceneMessages = {
  'scenes.overflow': '“{name}” doesn’t fit. Shorten it or it will be cut off.',
  'scenes.imageMissing': 'The image for “{name}” is missing.',
  'scenes.backgroundMissing': 'The background file is missing.',
  'scenes.templateMissing': 'The template is no longer in the library.',
  'scenes.sampleTexts': { one: '1 sample text', other: '{count} sample texts' },
  'scenes.sampleImages': { one: '1 sample image', other: '{count} sample images' },
  'scenes.noticeCount': { one: '1 thing to check', other: '{count} things to check' },
  'scenes.limitScenes': {
    one: 'Your plan lets you add {count} scene to a recipe. Remove a scene or upgrade.',
    other: 'Your plan lets you add {count} scenes to a recipe. Remove a scene or upgrade.',
  },
  'scenes.noExtraScenes': 'Your plan doesn’t let you add scenes to a recipe.',
  'scenes.limitDuration': 'Adding this scene takes your video past your plan’s limit of {count} seconds.',
  'scenes.noStyle': 'This template has only one scene. Duplicate it, or start from a recipe to add others.',
  'scenes.lastScene': 'A video needs at least one scene. Add another one first.',
  'scenes.upgrade': 'Upgrade Your Plan',
  'scenes.removed': 'Removed scene {number}: {name}',
} as const;
