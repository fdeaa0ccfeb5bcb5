import { securityCalls } from '@spotreel/sdk/internal/contract';
import { networkOf } from '../../platform/http/network';
import { implement } from '../domain';

/** The same for every address: an answer that depends on the address would reveal who has an account. */
export const loginCheck = implement(
  securityCalls.loginCheck,
  async ({ context }, { limiters, social, isRegistrationOpen }) => {
    await limiters.loginCheck.spend(networkOf(context.address));
    const providers = social.offers.map(({ provider }) => provider);
    return { canSignIn: true, ways: ['password', ...providers, isRegistrationOpen ? 'registration' : 'invitation'] };
  },
);
