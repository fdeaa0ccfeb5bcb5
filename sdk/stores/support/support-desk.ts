/** Questions and ideas of all people, for operators. One a screen. */
import { atom } from 'nanostores';
import type { Page } from '../../contract/call';
import type { DeskThread, DeskThreadSummary, SupportKind, SupportState } from '../../contract/schemas/support';
import { createForm } from '../account/form';
import { failureOf } from '../failure';
import { createLoader } from '../loadable';
import type { Spotreel } from '../spotreel';

/** What the list of the operators shows. */
export interface DeskFilter {
  /** Undefined: all but closed ones. */
  readonly state: SupportState | undefined;
  /** Undefined: questions and ideas. */
  readonly kind: SupportKind | undefined;
  readonly search: string;
  /** From 1. */
  readonly page: number;
}

/** The list of operators, and one question or idea that they answer. */
// long: one store, an action after the other
export function createSupportDesk({ editing: { context } }: Spotreel) {
  const describe = (thrown: unknown) => failureOf(thrown, context.t, 'failure.unknown');
  const threads = createLoader<Page<DeskThreadSummary>>(describe);
  const thread = createLoader<DeskThread>(describe);
  const form = createForm(context.t);
  const $filter = atom<DeskFilter>({ state: undefined, kind: undefined, search: '', page: 1 });
  const load = async (): Promise<void> => {
    const { state, kind, search, page } = $filter.get();
    const query = { page, ...(state && { state }), ...(kind && { kind }), ...(search && { search }) };
    await threads.load(async (signal) => (await context.operators()).deskThreads({ query, signal }));
  };
  const change = async (call: () => Promise<DeskThread>): Promise<boolean> => {
    const changed = await form.send(call);
    if (changed) thread.update((open) => (open.id === changed.id ? changed : open));
    return changed !== undefined;
  };
  return {
    $threads: threads.$state,
    $filter,
    /** The open one. */
    $thread: thread.$state,
    $form: form.$state,
    load,
    /** From the first page, unless a page is named. */
    narrow(filter: Partial<DeskFilter>): Promise<void> {
      $filter.set({ ...$filter.get(), page: 1, ...filter });
      return load();
    },
    /** `failure.code` is `not_found` where there is none. */
    async open(threadId: number): Promise<void> {
      thread.reset();
      form.reset();
      const params = { threadId };
      await thread.load(async (signal) => (await context.operators()).deskThread({ params, signal }));
    },
    /** False if it was not taken. */
    answer: (threadId: number, text: string) =>
      change(async () => (await context.operators()).answerDeskThread({ params: { threadId }, body: { text } })),
    /** False if it was not taken. */
    setClosed: (threadId: number, closed: boolean) =>
      change(async () => (await context.operators()).closeDeskThread({ params: { threadId }, body: { closed } })),
  };
}

/** What `createSupportDesk` returns. */
export type SupportDeskStore = ReturnType<typeof createSupportDesk>;
