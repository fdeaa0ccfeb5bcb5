/** Who hears what is notified on the embedded database, whose one session all connections share. */
import type pg from 'pg';

export interface Listeners {
  /** Answers the function that ends it. */
  listen(channel: string, hear: (payload: string) => void): Promise<() => void>;
  /** Every connection needs it: the session notifies the one that runs a statement. */
  readonly watch: (client: pg.ClientBase) => void;
}

export function createListeners(run: (statement: string) => Promise<unknown>): Listeners {
  const hearing = new Map<(payload: string) => void, string>();
  return {
    async listen(channel, hear) {
      const heard = (payload: string) => hear(payload);
      hearing.set(heard, channel);
      await run(`listen "${channel.replaceAll('"', '""')}"`);
      return () => hearing.delete(heard);
    },
    watch: (client) => {
      client.on('notification', ({ channel, payload }) => {
        for (const [heard, its] of hearing) if (its === channel) heard(payload ?? '');
      });
    },
  };
}
