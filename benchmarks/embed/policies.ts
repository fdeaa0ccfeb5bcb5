/** The pages that are compared: what each policy allows besides the files of the server. */

export interface PagePolicy {
  readonly name: string;
  /** Undefined: the page has no policy. */
  policy(server: string): string | undefined;
  /** The page has a file of its own that imports the worker. */
  readonly hasOwnWorker?: boolean;
  /** As of versions before this one: the page may load no code for its own thread. */
  readonly isOnServer?: boolean;
}

const strict = (server: string, script = '', worker = '') =>
  [
    "default-src 'self'",
    `script-src 'self' ${server}${script}`,
    ...(worker ? [`worker-src ${worker}`] : []),
    `connect-src 'self' ${server}`,
    `img-src ${server} data:`,
    `media-src ${server}`,
    `font-src ${server}`,
  ].join('; ');

export const POLICIES: readonly PagePolicy[] = [
  { name: 'no policy', policy: () => undefined },
  {
    name: "worker-src blob: and 'wasm-unsafe-eval'",
    policy: (server) => strict(server, " 'wasm-unsafe-eval'", 'blob:'),
  },
  { name: 'worker-src blob:, WebAssembly refused', policy: (server) => strict(server, '', 'blob:') },
  { name: 'script-src alone: the page', policy: (server) => strict(server) },
  { name: "'self': its own worker file", policy: (server) => strict(server), hasOwnWorker: true },
  { name: 'no code for it: the server', policy: (server) => strict(server), isOnServer: true },
];
