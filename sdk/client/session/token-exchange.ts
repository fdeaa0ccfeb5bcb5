/** The three calls of a session; they carry no token of their own. */

import type { SessionAnswer } from '../../contract/account/user';
import { contract } from '../../contract/contract';
import { type Connection, callApi } from '../request/call-api';
import type { SignInRequest } from './sign-in-request';

export interface TokenExchange {
  login(body: SignInRequest, signal?: AbortSignal): Promise<SessionAnswer>;
  refresh(refreshToken: string): Promise<SessionAnswer>;
  logout(refreshToken: string): Promise<void>;
}

export function createTokenExchange(connection: Connection): TokenExchange {
  return {
    async login(body, signal) {
      return (await callApi('login', contract.login, { body, signal }, connection)) as SessionAnswer;
    },
    async refresh(refreshToken) {
      return (await callApi('refresh', contract.refresh, { body: { refreshToken } }, connection)) as SessionAnswer;
    },
    async logout(refreshToken) {
      await callApi('logout', contract.logout, { body: { refreshToken } }, connection);
    },
  };
}
