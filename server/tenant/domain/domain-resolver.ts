/** The port through which DNS is asked. */
import { Resolver } from 'node:dns/promises';

export interface DomainResolver {
  /** TXT records of a name, each joined. Empty: none. Rejects when DNS does not answer. */
  texts(name: string): Promise<readonly string[]>;
}

/** Answers of DNS that say that there is nothing. */
const NOTHING = ['ENOTFOUND', 'ENODATA'];

/** Milliseconds, and how often it is asked. */
const PATIENCE = { timeout: 3000, tries: 2 };

/** `servers`: addresses with or without a port; none: those of the system. Throws a TypeError for what is no address. */
export function createDomainResolver(servers: readonly string[] = []): DomainResolver {
  const resolver = new Resolver(PATIENCE);
  if (servers.length > 0) resolver.setServers(servers);
  return {
    async texts(name) {
      try {
        return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : '';
        if (NOTHING.includes(code)) return [];
        throw error;
      }
    },
  };
}
