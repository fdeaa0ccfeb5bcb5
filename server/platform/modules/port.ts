/**
 * An interface that a domain declares and a later module implements: the domain works with it, and imports nothing later. The
 * services of the domain have it as an object that is empty until all modules have their services; no request comes before.
 */

export interface Port<Of extends object = object> {
  /** For people, where nothing implements it. */
  readonly name: string;
  /** Never there. It carries the type. */
  readonly type?: Of;
}

export function definePort<Of extends object>(name: string): Port<Of> {
  return { name };
}

/** Ports of a domain, under the names that its services have for them. */
export type Ports = Readonly<Record<string, Port>>;

export type Implementations<Of extends Ports> = {
  readonly [Name in keyof Of]: Of[Name] extends Port<infer Type> ? Type : never;
};

/** Implementation of a port, with the services of the module that has it. */
export interface PortFill<Services> {
  readonly port: Port;
  readonly make: (services: Services) => object;
}

export function fillPort<Of extends object, Services>(
  port: Port<Of>,
  make: (services: Services) => Of,
): PortFill<Services> {
  return { port, make };
}

/** Implementations of the ports of a server, each the same object from first to last. */
export interface PortObjects {
  /** Empty until it is filled. */
  of(port: Port): object;
  /** Throws an Error where the port has an implementation. */
  fill(port: Port, implementation: object): void;
  /** Names of ports that were asked for and have no implementation. */
  unfilled(): readonly string[];
}

export function createPortObjects(): PortObjects {
  const objects = new Map<Port, object>();
  const filled = new Set<Port>();
  const of = (port: Port) => {
    const object = objects.get(port) ?? {};
    objects.set(port, object);
    return object;
  };
  return {
    of,
    fill(port, implementation) {
      if (filled.has(port)) throw new Error(`Two modules implement "${port.name}".`);
      filled.add(port);
      // not copied: what the implementation changes later is seen, too
      Object.setPrototypeOf(of(port), implementation);
    },
    unfilled: () => [...objects.keys()].filter((port) => !filled.has(port)).map(({ name }) => name),
  };
}
