/**
 * A connection to PostgreSQL that does not wait for ever. A network may swallow what is sent, or a database move to another machine:
 * the system gives such a connection up after some 15 minutes. So once a statement has been silent for long, a new connection
 * asks whether the database still works on it.
 */
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import pg from 'pg';
import { NamingClient } from './named-statements';

/** Milliseconds without an answer until the database is asked. A statement that runs for longer goes on. */
const SILENCE_MS = 20_000;
/** Milliseconds until a new connection counts as impossible. */
const CONNECT_MS = 10_000;

/** Poolers pass the name of an application on, but not the number of a backend. */
const IS_AT_WORK = `select 1 from pg_stat_activity where application_name = $1 and state = 'active'`;

/** Parts that the driver's types leave out. */
interface ClientParts {
  readonly connection: { readonly stream: Socket };
  readonly readyForQuery: boolean;
}

/** Needs `connectionString`. */
export class WatchedClient extends NamingClient {
  readonly #name: string;
  readonly #address: string;

  constructor(config: pg.ClientConfig = {}) {
    const { connectionString = '' } = config;
    const name = `spotreel ${randomUUID()}`;
    const address = new URL(connectionString);
    address.searchParams.set('application_name', name);
    super({ ...config, connectionString: address.href });
    this.#name = name;
    this.#address = connectionString;
    this.once('connect', () => this.#watch());
  }

  #watch(): void {
    const parts = this as unknown as ClientParts;
    const { stream } = parts.connection;
    const watch = () => stream.setTimeout(SILENCE_MS);
    stream.on('timeout', () => {
      if (stream.writableEnded) return stream.destroy(); // its goodbye has no answer
      if (parts.readyForQuery) return watch();
      void this.#isAtWork().then((isAtWork) => {
        if (isAtWork || parts.readyForQuery) watch();
        else stream.destroy(new Error('Connection terminated: the database does not answer'));
      });
    });
    watch();
  }

  async #isAtWork(): Promise<boolean> {
    const client = new pg.Client({
      connectionString: this.#address,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: CONNECT_MS,
    });
    client.on('error', () => {}); // the statement fails as well
    try {
      await client.connect();
      const { rowCount } = await client.query(IS_AT_WORK, [this.#name]);
      return rowCount !== 0;
    } catch (error) {
      return isWithoutRoom(error);
    } finally {
      void client.end().catch(() => {});
    }
  }
}

/** The database answers that it has too many connections. */
function isWithoutRoom(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '53300';
}
