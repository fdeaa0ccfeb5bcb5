import type { GoalSource } from '@spotreel/sdk/internal/contract';

export const goalSources: readonly GoalSource[] = [
  { id: 1, slug: 'promote-product', name: 'Promote a product', description: 'Show what it is and why people want it.' },
  {
    id: 2,
    slug: 'announce-event',
    name: 'Announce an event',
    description: 'The date, the place and a reason to come.',
  },
  { id: 3, slug: 'share-review', name: 'Share a review', description: 'Let your customers speak for you.' },
  { id: 4, slug: 'give-tips', name: 'Give tips', description: 'Teach something useful in a minute.' },
  { id: 5, slug: 'tell-story', name: 'Tell your story', description: 'Who you are and what matters to you.' },
  { id: 6, slug: 'seasonal-sale', name: 'Run a sale', description: 'The offer, the deadline and how to get it.' },
  {
    id: 21,
    slug: 'how-to',
    name: 'Explain how to do something',
    description: 'Step by step, from the parts to the result.',
  },
  {
    id: 22,
    slug: 'food-and-drink',
    name: 'Promote food and drink',
    description: 'Make people hungry and tell them where to go.',
  },
  { id: 23, slug: 'challenge', name: 'Start a challenge', description: 'Get people to join and keep going.' },
  { id: 24, slug: 'company-news', name: 'Share company news', description: 'Results, milestones and what comes next.' },
  {
    id: 7,
    slug: 'property-listing',
    name: 'List a property',
    description: 'The place, the facts and the viewing date.',
  },
  { id: 8, slug: 'hire', name: 'Hire people', description: 'The job, the team and how to apply.' },
];
