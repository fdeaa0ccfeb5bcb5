/** The kinds of jobs, and what the queue does with each. */

/** Jobs of one queue share the slots of its workers. */
export type QueueName =
  | 'paint'
  | 'blender'
  | 'convert'
  | 'focus'
  | 'mail'
  | 'webhook'
  | 'domain'
  | 'account'
  | 'batch'
  | 'publish';

export const queueNames: readonly QueueName[] = [
  'paint',
  'blender',
  'convert',
  'focus',
  'mail',
  'webhook',
  'domain',
  'account',
  'batch',
  'publish',
];

interface KindRules {
  readonly queue: QueueName;
  /** Higher first. Within one number, older first. */
  readonly priority: number;
  /** Enqueuing it again while it waits replaces it: a burst of saves is one job. */
  readonly isDebounced: boolean;
}

/**
 * A picture that somebody waits for on the page comes first, then videos. A render that has begun precedes one that has not.
 * What Blender renders is in a queue that only machines with a Blender serve, so that its minutes delay no other video.
 */
const rules = {
  keyframes: { queue: 'paint', priority: 30, isDebounced: true },
  'render-assemble': { queue: 'paint', priority: 22, isDebounced: false },
  'render-segment': { queue: 'paint', priority: 21, isDebounced: false },
  'render-prepare': { queue: 'paint', priority: 20, isDebounced: false },
  poster: { queue: 'paint', priority: 10, isDebounced: true },
  'template-motion': { queue: 'paint', priority: 5, isDebounced: true },
  'blender-keyframes': { queue: 'blender', priority: 30, isDebounced: true },
  'render-blender-assemble': { queue: 'blender', priority: 22, isDebounced: false },
  'render-blender-segment': { queue: 'blender', priority: 21, isDebounced: false },
  'blender-poster': { queue: 'blender', priority: 10, isDebounced: true },
  'convert-video': { queue: 'convert', priority: 20, isDebounced: false },
  'find-focus': { queue: 'focus', priority: 20, isDebounced: false },
  'convert-audio': { queue: 'convert', priority: 20, isDebounced: false },
  'domain-check': { queue: 'domain', priority: 10, isDebounced: true },
  'payment-sync': { queue: 'account', priority: 20, isDebounced: false },
  'subscription-end': { queue: 'account', priority: 20, isDebounced: false },
  'account-export': { queue: 'account', priority: 10, isDebounced: false },
  'batch-create': { queue: 'batch', priority: 20, isDebounced: true },
  'batch-export': { queue: 'batch', priority: 20, isDebounced: true },
  'publish-video': { queue: 'publish', priority: 20, isDebounced: false },
  'publishing-revoke': { queue: 'publish', priority: 10, isDebounced: false },
  'account-mail': { queue: 'mail', priority: 20, isDebounced: false },
  webhook: { queue: 'webhook', priority: 20, isDebounced: false },
} satisfies Record<string, KindRules>;

export type JobKind = keyof typeof rules;

/** From this priority on, accounts share the slots fairly (`fair-share.ts`). */
export const SHARED_PRIORITY = 20;

export function rulesOf(kind: JobKind): KindRules {
  return rules[kind];
}

/** True if its subject is a video or a project of which pictures are rendered. */
export function isOfVideo(kind: JobKind): boolean {
  const { queue } = rules[kind];
  return queue === 'paint' || queue === 'blender';
}

export function isJobKind(text: string): text is JobKind {
  return Object.hasOwn(rules, text);
}
