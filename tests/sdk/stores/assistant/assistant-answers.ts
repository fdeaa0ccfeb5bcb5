/** What the calls of the assistant answer in tests of its store. */
import type { PlannedStoryboard, ProjectBrief, StoryboardScene } from '../../../../sdk/contract/assistant/assistant';
import type { Ratio } from '../../../../sdk/contract/schemas/scalars';
import { ingredientTemplate } from '../../project/launch-project';

function sceneAnswer(id: number): StoryboardScene {
  return { template: ingredientTemplate(id), texts: [{ id: 'headline', value: `Scene ${id}` }] };
}

export function storyboardAnswer(ratio: Ratio = 'landscape'): PlannedStoryboard {
  return {
    name: 'Spring sale',
    language: 'en',
    pictureMatches: [],
    plannedBy: 'rules',
    recipe: { id: 1, name: 'Product launch' },
    templateFamily: { id: 11, name: 'Poster' },
    styles: [{ id: 11, name: 'Poster' }],
    ratio,
    ratios: ['landscape', 'portrait'],
    musicKit: { id: 1, name: 'First light' },
    palette: [],
    seconds: 8,
    scenes: [sceneAnswer(1001), sceneAnswer(1002)],
    alternatives: [sceneAnswer(1003)],
  };
}

export function briefAnswer(): ProjectBrief {
  return {
    id: 1,
    text: 'A spring sale',
    tags: [],
    createdAt: '2026-11-20T16:33:10.000Z',
    updatedAt: '2026-11-20T16:33:10.000Z',
    ownTexts: [],
    placeId: null,
    messages: [],
    storyboard: storyboardAnswer(),
  };
}
