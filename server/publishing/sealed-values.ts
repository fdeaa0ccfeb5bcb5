/** Owners of the encrypted values: a value that is copied into another row opens nothing there. */
import type { ConnectionRow, PublicationRow } from './tables';

export function tokenOwner({
  ownerId,
  platform,
  channelId,
}: Pick<ConnectionRow, 'ownerId' | 'platform' | 'channelId'>) {
  return `publishing-token ${ownerId} ${platform} ${channelId}`;
}

export function sessionOwner({ id }: Pick<PublicationRow, 'id'>): string {
  return `publishing-session ${id}`;
}

export function verifierOwner(userId: number): string {
  return `publishing-login ${userId}`;
}
