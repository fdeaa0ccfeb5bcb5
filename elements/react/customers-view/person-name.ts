import type { ManagedPerson } from '@spotreel/sdk/contract';

/** First and last name, else the email address. */
export function personName({ firstName, lastName, email }: ManagedPerson): string {
  return `${firstName} ${lastName}`.trim() || email;
}
