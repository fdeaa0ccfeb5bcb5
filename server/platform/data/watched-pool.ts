/** A pool of watched connections. A connection that breaks leaves the pool, even where the one who took it forgets it. */
import pg from 'pg';
import { WatchedClient } from './watched-client';

export class WatchedPool extends pg.Pool {
  constructor(config: pg.PoolConfig) {
    super({ ...config, Client: WatchedClient });
  }

  /** drizzle does not give a connection back that breaks at the `begin` of a transaction: each would take a place of the pool for good. */
  // biome-ignore lint/suspicious/noExplicitAny: `connect` has two overloads
  override connect(callback?: any): any {
    if (callback) return super.connect(callback);
    return super.connect().then((client) => {
      const release = client.release.bind(client);
      const giveBack = (error?: Error | boolean) => {
        client.off('end', lose);
        client.release = () => {};
        release(error);
      };
      const lose = () => giveBack(true);
      client.once('end', lose);
      client.release = giveBack;
      return client;
    });
  }
}
