import type { accountContract, CallName, ErrorCode, operatorContract } from '@spotreel/sdk/internal/contract';

export type StoryCall = CallName | keyof typeof operatorContract | keyof typeof accountContract;

export interface Asked {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** `waits`: no answer ever comes. A code: the call is refused with it. A function: what is answered, `data` or a page. */
export type StoryAnswer = 'waits' | ErrorCode | ((asked: Asked, own: Answers) => unknown);
export type StoryAnswers = Readonly<Partial<Record<StoryCall, StoryAnswer>>>;

export type Answers = Readonly<Record<string, (asked: Asked, own: Answers) => unknown>>;
