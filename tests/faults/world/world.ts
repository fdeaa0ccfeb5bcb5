/** A server with everything around it: a data folder, a payment provider, a receiver of webhooks, a client. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type StripeServer, startStripe } from '../../server/fixtures/stripe-server';
import { type Receiver, startReceiver } from '../../server/webhooks/receiver';
import { type Answer, type CallOptions, callServer, PASSWORD } from './call-server';
import { buildPrograms, type Programs } from './programs';
import { type RunningProgram, startProgram } from './running-program';
import { createSecondServer, type SecondServer } from './second-server';
import type { WorkerPlace } from './worker-place';

export interface World {
  readonly programs: Programs;
  readonly dataDir: string;
  readonly stripe: StripeServer;
  readonly receiver: Receiver;
  /** Where a worker paints in place of the server. */
  readonly place: WorkerPlace | undefined;
  /** Answers beside the first server; requests go to both in turn. */
  readonly second: SecondServer | undefined;
  /** The process that runs now. */
  server(): RunningProgram;
  /** The one that paints: the worker, or the server where there is none. */
  painting(): RunningProgram;
  /** Starts the servers, and the worker, where they do not run. `more`: beside the variables of the world. */
  start(more?: Readonly<Record<string, string>>, nodeOptions?: readonly string[]): Promise<void>;
  /** As the demo account, which signs in anew where its session is over. Rejects with `Lost` where no answer comes. */
  call(method: string, address: string, options?: CallOptions): Promise<Answer>;
  close(): Promise<void>;
}

export interface WorldOptions {
  /** Environment of the server. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Default: a new folder. */
  readonly dataDir?: string;
  /** With a worker. It is closed with the world. */
  readonly place?: WorkerPlace;
  /** A second server. Only with a place. Default: false. */
  readonly hasSecondServer?: boolean;
  /** See `startProgram`. */
  readonly wrapper?: readonly string[];
}

/** `name`: of the test file. */
export async function createWorld(name: string, options: WorldOptions = {}): Promise<World> {
  const dataDir = options.dataDir ?? mkdtempSync(path.join(tmpdir(), `spotreel-faults-${name}-`));
  const [programs, stripe, receiver] = await Promise.all([buildPrograms(name), startStripe(), startReceiver()]);
  const { secretKey, webhookSecret, apiUrl } = stripe.settings;
  const payment = { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl };
  const own = { PORT: '0', DATA_DIR: dataDir, SPOTREEL_DEMO_PASSWORD: PASSWORD };
  const { place } = options;
  const placed = place && { ...place.shared, RENDER_PROCESSES: '0' };
  const variables = { ...own, ...payment, ...placed, ...options.variables };
  const second = options.hasSecondServer ? createSecondServer(variables) : undefined;
  let server: RunningProgram | undefined;
  let turn = 0;
  const session: { token?: string } = {};
  const current = (): RunningProgram => {
    if (!server) throw new Error('No server was started');
    return server;
  };
  const world: World = {
    programs,
    dataDir,
    stripe,
    receiver,
    place,
    second,
    server: current,
    painting: () => place?.worker() ?? current(),
    async start(more = {}, nodeOptions = []) {
      if (!server || server.hasEnded()) {
        const { wrapper } = options;
        const program = { entry: programs.entry('main'), variables: { ...variables, ...more }, nodeOptions };
        server = await startProgram({ ...program, ...(wrapper && { wrapper }) });
      }
      await second?.start(programs.entry('main'));
      await place?.start(programs.entry('worker'));
    },
    call(method, address, request = {}) {
      const answering = [current(), ...(second ? [second.program()] : [])].filter((one) => !one.hasEnded());
      const one = answering[turn++ % Math.max(1, answering.length)] ?? current();
      return callServer(urlOf(one), session, method, address, request);
    },
    async close() {
      if (server && !server.hasEnded()) await server.kill();
      await second?.close();
      await place?.close();
      receiver.close();
      await stripe.close();
      programs.remove();
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return world;
}

function urlOf({ greeting }: RunningProgram): string {
  return /ready on (http:\S+)/.exec(greeting)?.[1] ?? '';
}
