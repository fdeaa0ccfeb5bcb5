/** Servers and workers of a built tree, as processes that can be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

export const PASSWORD = 'correct horse battery';

export interface Running {
  readonly child: ChildProcess;
  readonly url: string;
}

/** Settles once it says that it is ready. */
export async function startProcess(
  tree: string,
  entry: 'main.js' | 'worker.js',
  variables: Readonly<Record<string, string>>,
): Promise<Running> {
  const child = spawn(process.execPath, [`dist/server/${entry}`], {
    cwd: path.resolve(tree),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', PORT: '0', SPOTREEL_DEMO_PASSWORD: PASSWORD, ...variables },
  });
  const greeting = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString().replace('Starting Spotreel ...\n', '');
      if (said) resolve(said);
    });
    child.once('exit', (code) => reject(new Error(`${entry} of ${tree} ended with ${code}`)));
  });
  return { child, url: /ready on (http:\S+)/.exec(greeting)?.[1] ?? '' };
}

export async function endProcess({ child }: Running, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
}

export interface Client {
  post(address: string, json?: unknown): Promise<Record<string, unknown>>;
  get(address: string): Promise<Record<string, unknown>>;
}

export async function signIn(url: string): Promise<Client> {
  const request = async (method: string, address: string, json: unknown, token = '') => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const body = json === undefined ? {} : { body: JSON.stringify(json) };
    const answer = (await (await fetch(`${url}/api${address}`, { method, headers, ...body })).json()) as {
      data: Record<string, unknown>;
    };
    return answer.data;
  };
  const { token } = await request('POST', '/v1/security/login', { email: 'demo@spotreel.test', password: PASSWORD });
  return {
    post: (address, json) => request('POST', address, json, String(token)),
    get: (address) => request('GET', address, undefined, String(token)),
  };
}
