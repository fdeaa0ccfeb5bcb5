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
];
