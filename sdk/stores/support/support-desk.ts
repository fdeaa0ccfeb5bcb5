/** Questions and ideas of all people, for operators. One a screen. */

import type { OperatorClient } from '../../client/operator-client';
import type { Id } from '../../contract/schemas/ids';
import type { DeskThread, SupportKind, SupportState } from '../../contract/support/support';
import { filtered } from '../resource/filtered';
import { operatorResource } from '../resource/resource';
import type { Spotreel } from '../spotreel';

/** Filter of the operators' list. */
export interface DeskFilter {
  /** Undefined: all but closed ones. */
  readonly state: SupportState | undefined;
  /** Undefined: questions and ideas. */
  readonly kind: SupportKind | undefined;
  readonly search: string;
  /** From 1. */
  readonly page: number;
}

const OPEN: DeskFilter = { state: undefined, kind: undefined, search: '', page: 1 };

/** The list of operators, and one question or idea that they answer. */
export function createSupportDesk({ editing: { context } }: Spotreel) {
  const threads = operatorResource(context, (api, signal, { state, kind, search, page }: DeskFilter) => {
    const query = { page, ...(state && { state }), ...(kind && { kind }), ...(search && { search }) };
    return api.deskThreads({ query, signal });
  });
  const thread = operatorResource(context, (api, signal, threadId: Id<'thread'>) =>
    api.deskThread({ params: { threadId }, signal }),
  );
  const change = (call: (api: OperatorClient) => Promise<DeskThread>) =>
    thread.save(call, (open, changed) => (open.id === changed.id ? changed : open));
  const { $filter, load, show } = filtered(threads, OPEN);
  return {
    $threads: threads.$state,
    $filter,
    /** The open one. */
    $thread: thread.$state,
    $form: thread.$form,
    load,
    /** From the first page, unless a page is named. */
    narrow: show,
    /** `failure.code` is `not_found` where there is none. */
    open(threadId: Id<'thread'>) {
      thread.reset();
      thread.resetForm();
      return thread.load(threadId);
    },
    /** False if it was not taken. */
    answer: (threadId: Id<'thread'>, text: string) =>
      change((api) => api.answerDeskThread({ params: { threadId }, body: { text } })),
    /** False if it was not taken. */
    setClosed: (threadId: Id<'thread'>, closed: boolean) =>
      change((api) => api.closeDeskThread({ params: { threadId }, body: { closed } })),
  };
}

/** Result of `createSupportDesk`. */
export type SupportDeskStore = ReturnType<typeof createSupportDesk>;
