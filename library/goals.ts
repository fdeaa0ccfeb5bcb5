/** What a video is for. Ids are on the wire and in saved projects: never reuse one. */
export interface GoalSource {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
}

export const goals: readonly GoalSource[] = [
  { id: 1, slug: 'promote-product', name: 'Promote a product', description: 'Show what it is and why people want it.' },
  { id: 2, slug: 'announce-event', name: 'Announce an event', description: 'Date, place and the reason to come.' },
  { id: 3, slug: 'share-review', name: 'Share a review', description: 'Let your customers speak for you.' },
  { id: 4, slug: 'give-tips', name: 'Give tips', description: 'Teach something useful in a minute.' },
  { id: 5, slug: 'tell-story', name: 'Tell your story', description: 'Who you are and what you stand for.' },
  { id: 6, slug: 'seasonal-sale', name: 'Run a sale', description: 'The offer, the deadline, the way to get it.' },
  {
    id: 21,
    slug: 'how-to',
    name: 'Show how it is done',
    description: 'Step by step, from the parts to the finished thing.',
  },
  {
    id: 22,
    slug: 'food-and-drink',
    name: 'Promote food and drink',
    description: 'Make them hungry, and tell them where.',
  },
  { id: 23, slug: 'challenge', name: 'Start a challenge', description: 'Get people to join and to stay with it.' },
  { id: 24, slug: 'company-news', name: 'Share company news', description: 'Results, milestones and what comes next.' },
  {
    id: 7,
    slug: 'property-listing',
    name: 'List a property',
    description: 'The place, the facts and the day to see it.',
  },
  { id: 8, slug: 'hire', name: 'Hire people', description: 'The job, the team and how to apply.' },
];
