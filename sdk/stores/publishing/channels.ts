/** The channels of an account, for its pages. One a screen. */
import type {
  Publishing,
  PublishingConnection,
  PublishingLogin,
  PublishingLoginStart,
} from '../../contract/schemas/publishing';
import { createForm } from '../account/form';
import { orToast } from '../account/or-toast';
import { failureOf } from '../failure';
import { createLoader } from '../loadable';
import type { Spotreel } from '../spotreel';

/** Lists, connects and disconnects channels. No action rejects. */
export function createChannels({ editing: { context } }: Pick<Spotreel, 'editing'>) {
  const publishing = createLoader<Publishing>((thrown) => failureOf(thrown, context.t, 'failure.unknown'));
  const login = createForm(context.t);
  const put = (connected: PublishingConnection) =>
    publishing.update((all) => ({
      ...all,
      connections: [...all.connections.filter(({ id }) => id !== connected.id), connected],
    }));
  return {
    /** The platforms of the server and the channels of the account. */
    $publishing: publishing.$state,
    /** The last try to connect a channel. */
    $login: login.$state,
    load: () => publishing.load(async (signal) => (await context.accounts()).publishing({ signal })),
    /** The page of the platform; undefined if it cannot be asked. */
    async begin(body: PublishingLoginStart): Promise<string | undefined> {
      const begun = await login.send(async () => (await context.accounts()).beginPublishingLogin({ body }));
      return begun?.url;
    },
    /** With what the platform brought back. Undefined: it was refused. */
    async finish(body: PublishingLogin): Promise<PublishingConnection | undefined> {
      const connected = await login.send(async () => (await context.accounts()).connectPublishing({ body }));
      if (connected) put(connected);
      return connected;
    },
    /** False if it failed; a notice then says why. */
    disconnect: (connectionId: number) =>
      orToast(context, async () => {
        await (await context.accounts()).disconnectPublishing({ params: { connectionId } });
        publishing.update((all) => ({
          ...all,
          connections: all.connections.filter(({ id }) => id !== connectionId),
        }));
      }),
  };
}

/** What `createChannels` returns. */
export type ChannelsStore = ReturnType<typeof createChannels>;
