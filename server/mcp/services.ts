import type { AuthServices } from '../account/services';

export type McpServices = Pick<AuthServices, 'personOfKey'> & {
  /** Answers a request as the socket would: tools make the calls of the API, with the rights and limits of their key. */
  readonly answer: (request: Request, peer: string) => Promise<Response>;
};
