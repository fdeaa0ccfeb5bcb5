/** Requests as a load balancer in front of several servers sends them: one that takes no connection is left out, and another is asked. */
export interface BalancedServers {
  /** Addresses of the servers, in turn. */
  servers: string[];
  /** What was not answered, or with a fault of the server. */
  readonly failures: string[];
  /** Answers of the API: its `data`, and the status. */
  call(method: string, path: string, body?: object): Promise<{ readonly status: number; readonly data: unknown }>;
}

export function balanceServers(addresses: readonly string[], token: () => string): BalancedServers {
  let turn = 0;
  const balanced: BalancedServers = {
    servers: [...addresses],
    failures: [],
    async call(method, path, body) {
      for (let tries = 0; tries < balanced.servers.length * 2; tries += 1) {
        const server = balanced.servers[turn++ % balanced.servers.length] ?? '';
        try {
          const answer = await fetch(`${server}${path}`, {
            method,
            headers: { authorization: `Bearer ${token()}`, ...(body && { 'content-type': 'application/json' }) },
            ...(body && { body: JSON.stringify(body) }),
          });
          if (answer.status >= 500) balanced.failures.push(`${method} ${path}: ${answer.status}`);
          const json = (await answer.json()) as { data?: unknown };
          return { status: answer.status, data: json.data };
        } catch (error) {
          if (takesNoConnection(error)) continue;
          balanced.failures.push(`${method} ${path}: ${String(error)} ${String((error as Error).cause ?? '')}`);
          return { status: 0, data: undefined };
        }
      }
      balanced.failures.push(`${method} ${path}: no server takes connections`);
      return { status: 0, data: undefined };
    },
  };
  return balanced;
}

/** Nothing was sent: another server may be asked without doing anything twice. */
function takesNoConnection(error: unknown): boolean {
  return ((error as Error).cause as { code?: string } | undefined)?.code === 'ECONNREFUSED';
}
