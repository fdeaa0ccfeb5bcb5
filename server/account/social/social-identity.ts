import type { SocialProvider } from '@spotreel/sdk/internal/contract';

/** A person, as another site knows them. */
export interface SocialIdentity {
  readonly provider: SocialProvider;
  /** The person's id at the provider. It never changes; addresses and names do. */
  readonly subject: string;
  /** Lower case. Undefined: the provider gives none. */
  readonly email: string | undefined;
  /** The provider has confirmed that the address belongs to the person. */
  readonly isEmailConfirmed: boolean;
  readonly firstName: string;
  readonly lastName: string;
  /** Name by which the person knows the account. */
  readonly label: string;
}

const MAX_NAME = 100;

/** A full name in two: providers that know one alone. */
export function splitName(name: string): Pick<SocialIdentity, 'firstName' | 'lastName'> {
  const [first = '', ...others] = name.trim().split(/\s+/);
  return { firstName: first.slice(0, MAX_NAME), lastName: others.join(' ').slice(0, MAX_NAME) };
}
