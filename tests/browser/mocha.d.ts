/** What @web/test-runner puts into its test pages. */
declare function describe(name: string, suite: () => void): void;
declare function it(name: string, test: () => void | Promise<void>): void;
declare function beforeEach(hook: () => void | Promise<void>): void;
declare function afterEach(hook: () => void | Promise<void>): void;
