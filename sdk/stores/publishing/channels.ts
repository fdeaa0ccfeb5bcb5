/** The channels of an account, for its pages. One a screen. */

import type { Publishing, PublishingLogin, PublishingLoginStart } from '../../contract/publishing/publishing';
import type { Id } from '../../contract/schemas/ids';
import { resource } from '../resource/resource';
import type { Spotreel } from '../spotreel';

/** Lists, connects and disconnects channels. No action rejects. */
export function createChannels({ editing: { context } }: Pick<Spotreel, 'editing'>) {
  const publishing = resource(context, (api, signal): Promise<Publishing> => api.publishing({ signal }));
  return {
    /** The platforms of the server and the channels of the account. */
    $publishing: publishing.$state,
    /** The last try to connect a channel. */
    $login: publishing.$form,
    load: publishing.load,
    /** The page of the platform; undefined if it cannot be asked. */
    begin: async (body: PublishingLoginStart) =>
      (await publishing.send((api) => api.beginPublishingLogin({ body })))?.url,
    /** With what the platform brought back. Undefined: it was refused. */
    finish: (body: PublishingLogin) =>
      publishing.send(
        (api) => api.connectPublishing({ body }),
        (all, connected) => ({
          ...all,
          connections: [...all.connections.filter(({ id }) => id !== connected.id), connected],
        }),
      ),
    /** False if it failed; a notice then says why. */
    disconnect: (connectionId: Id<'connection'>) =>
      publishing.act(
        (api) => api.disconnectPublishing({ params: { connectionId } }),
        (all) => ({ ...all, connections: all.connections.filter(({ id }) => id !== connectionId) }),
      ),
  };
}

/** Result of `createChannels`. */
export type ChannelsStore = ReturnType<typeof createChannels>;
