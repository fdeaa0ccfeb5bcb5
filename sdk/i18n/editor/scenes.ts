export const sceneMessages = {
  'scenes.overflow': '“{name}” does not fit its place. Shorten it, or it will be cut.',
  'scenes.imageMissing': 'The picture of “{name}” is missing.',
  'scenes.backgroundMissing': 'The file of its background is missing.',
  'scenes.templateMissing': 'Its template is no longer in the library.',
  'scenes.sampleTexts': { one: '1 sample', other: '{count} samples' },
  'scenes.sampleTextsLong': {
    one: '1 field still has sample text.',
    other: '{count} fields still have sample text.',
  },
  'scenes.noticeCount': { one: '1 thing to look at', other: '{count} things to look at' },
  'scenes.limitScenes': {
    one: 'Your plan allows one scene more than the recipe has. Remove one first, or upgrade.',
    other: 'Your plan allows {count} scenes more than the recipe has. Remove one first, or upgrade.',
  },
  'scenes.noExtraScenes': 'Your plan allows no more scenes than the recipe has.',
  'scenes.limitDuration': 'With it the video would be longer than the {count} seconds of your plan.',
  'scenes.noStyle': 'This template stands alone. Duplicate its scene, or start from a recipe for more.',
  'scenes.lastScene': 'A video has one scene at least. Add another one first.',
  'scenes.upgrade': 'Upgrade Your Plan',
} as const;
