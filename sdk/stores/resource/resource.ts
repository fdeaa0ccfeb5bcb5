/**
 * A resource is what one call answers, with the calls that change it. A store of a screen names its calls; loading, refusals, forms and
 * notices follow from them. No action rejects.
 */
import { onMount, type ReadableAtom } from 'nanostores';
import type { AccountClient } from '../../client/account-client';
import type { OperatorClient } from '../../client/operator-client';
import type { MessageKey } from '../../i18n/translator';
import type { StoreContext } from '../store-context';
import { createForm, type FormState } from './form';
import { createLoader, type Loadable } from './loadable';
import { orToast } from './or-toast';

/** A form that is sent to the server. `change`: what is shown of the resource once the server has taken it. */
export interface ResourceForm<Data, Api> {
  readonly $state: ReadableAtom<FormState>;
  /** Undefined when it was refused, which `$state` says, or while an earlier sending is under way. */
  send<Answer>(call: Call<Api, Answer>, change?: Change<Data, Answer>): Promise<Answer | undefined>;
  /** As `send`; true when the server has taken it. */
  save<Answer>(call: Call<Api, Answer>, change?: Change<Data, Answer>): Promise<boolean>;
  /** Forgets what was refused. */
  reset(): void;
}

/** Data of one call. `send`, `save`, `$form` and `resetForm` are those of its first form. */
export interface Resource<Data, Api, Args extends readonly unknown[] = []>
  extends Pick<ResourceForm<Data, Api>, 'send' | 'save'> {
  readonly $state: ReadableAtom<Loadable<Data>>;
  readonly $form: ReadableAtom<FormState>;
  readonly resetForm: () => void;
  /** Asks the server; the newest call wins. Undefined when it failed, was overtaken, or nothing shows the resource any longer. */
  load(...args: Args): Promise<Data | undefined>;
  /** Changes what is shown, without a call. Nothing happens before there is something. */
  update(change: (data: Data) => Data): void;
  /** Nothing is shown, and nothing is under way. */
  reset(): void;
  /** Another form, with a state of its own. `failure`: as for `resource`. */
  form(failure?: MessageKey): ResourceForm<Data, Api>;
  /** An action without a form. False when it failed: a notice says why. */
  act<Answer>(call: Call<Api, Answer>, change?: Change<Data, Answer>, options?: ActOptions<Data>): Promise<boolean>;
}

export interface ActOptions<Data> {
  /** Optimistic change, reverted when the action fails. Default: nothing. */
  readonly first?: (data: Data) => Data;
  /** Words for what should not have happened. */
  readonly failure?: MessageKey;
}

type Call<Api, Answer> = (api: Api) => Promise<Answer>;
type Change<Data, Answer> = (data: Data, answer: Answer) => Data;
type Ask<Api, Args extends readonly unknown[], Data> = (api: Api, signal: AbortSignal, ...args: Args) => Promise<Data>;

/** A resource of the account's and the tenant's pages. `failure`: words for what should not have happened. */
export function resource<Data, Args extends readonly unknown[] = []>(
  context: StoreContext,
  ask: Ask<AccountClient, Args, Data>,
  failure?: MessageKey,
): Resource<Data, AccountClient, Args> {
  return createResource(context, context.accounts, ask, failure);
}

/** A resource that only operators can load. */
export function operatorResource<Data, Args extends readonly unknown[] = []>(
  context: StoreContext,
  ask: Ask<OperatorClient, Args, Data>,
  failure?: MessageKey,
): Resource<Data, OperatorClient, Args> {
  return createResource(context, context.operators, ask, failure);
}

function createResource<Data, Api, Args extends readonly unknown[]>(
  context: StoreContext,
  api: () => Promise<Api>,
  ask: Ask<Api, Args, Data>,
  failure?: MessageKey,
): Resource<Data, Api, Args> {
  const { $state, load, update, reset, stop } = createLoader<Data>(context, failure);
  // a screen that is left waits for nothing; what a store asks for by itself goes on
  let isShown = false;
  onMount($state, () => () => {
    if (isShown) stop();
  });
  const form = (words = failure) => createResourceForm(createForm(context.t, words), api, update);
  const { $state: $form, reset: resetForm, send, save } = form();
  return {
    $state,
    $form,
    resetForm,
    send,
    save,
    form,
    update,
    reset,
    load(...args) {
      isShown = $state.lc > 0;
      return load(async (signal) => ask(await api(), signal, ...args));
    },
    async act(call, change, { first, failure: words } = {}) {
      const before = $state.get().data;
      if (first) update(first);
      const isDone = await orToast(
        context,
        async () => {
          const answer = await call(await api());
          if (change) update((data) => change(data, answer));
        },
        words,
      );
      if (first && !isDone && before !== undefined) update(() => before);
      return isDone;
    },
  };
}

function createResourceForm<Data, Api>(
  { $state, send: sendForm, reset }: ReturnType<typeof createForm>,
  api: () => Promise<Api>,
  update: (change: (data: Data) => Data) => void,
): ResourceForm<Data, Api> {
  async function send<Answer>(call: Call<Api, Answer>, change?: Change<Data, Answer>): Promise<Answer | undefined> {
    const answer = await sendForm(async () => call(await api()));
    if (answer !== undefined && change) update((data) => change(data, answer));
    return answer;
  }
  return { $state, reset, send, save: async (call, change) => (await send(call, change)) !== undefined };
}

interface Identified {
  readonly id: number | string;
}

/** A change of a list: without the one of this id. */
export function without<Item extends Identified>(id: Item['id']): (list: readonly Item[]) => readonly Item[] {
  return (list) => list.filter((item) => item.id !== id);
}

/** A change of a list: `item` in place of the one of the same id. */
export function replaced<Item extends Identified>(list: readonly Item[], item: Item): readonly Item[] {
  return list.map((one) => (one.id === item.id ? item : one));
}
