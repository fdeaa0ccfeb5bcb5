/** Order of the jobs in a queue: higher first. Within one number, older first. */
export const PRIORITY = {
  /** A still that a person waits for on the page. */
  awaitedStill: 30,
  /** The last step of a render. */
  renderEnd: 22,
  /** A render that has begun precedes one that has not. */
  renderBegun: 21,
  /** A render, and other work that a person has asked for. */
  asked: 20,
  /** Work that no person waits for. */
  background: 10,
  /** Work behind all other. */
  last: 5,
} as const;

/** From this priority on, accounts share the slots fairly (`fair-share.ts`). */
export const SHARED_PRIORITY = PRIORITY.asked;
