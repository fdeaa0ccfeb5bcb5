/** Interface of a platform for published videos. */
import type { PublicationPrivacy, PublishingPlatformName } from '@spotreel/sdk/internal/contract';

/**
 * Its methods throw an `ApiError`. `publishing_failed` may go away, and has `retryAfterSeconds` where the platform says so;
 * every other code of the upload is final.
 */
export interface PublishingPlatform {
  readonly platform: PublishingPlatformName;
  /** As people know it. */
  readonly name: string;
  /** The page that asks the person. */
  loginUrl(login: PlatformLogin): string;
  /**
   * The channel that the person has chosen. Throws `publishing_login_invalid`, `publishing_permission_missing`,
   * `publishing_channel_missing` and `publishing_failed`.
   */
  connect(answer: PlatformAnswer): Promise<ConnectedChannel>;
  /** Uploads a video, or what is left of one. Throws `publishing_reconnect` where the token no longer counts. */
  upload(upload: VideoUpload): Promise<PublishedVideo>;
  /** Ends the permission. A token that no longer counts is no error. */
  revoke(token: string): Promise<void>;
}

export interface PlatformLogin {
  readonly redirectUri: string;
  readonly state: string;
  /** Challenge of PKCE: SHA-256 of the verifier, base64url. */
  readonly challenge: string;
}

export interface PlatformAnswer {
  readonly redirectUri: string;
  readonly code: string;
  readonly verifier: string;
}

export interface ConnectedChannel {
  readonly channelId: string;
  readonly name: string;
  readonly url: string | null;
  /** With which the server acts for the channel from now on. */
  readonly token: string;
}

export interface VideoDetails {
  readonly title: string;
  readonly description: string;
  readonly privacy: PublicationPrivacy;
  readonly isMadeForKids: boolean;
}

export interface VideoUpload {
  readonly token: string;
  readonly details: VideoDetails;
  readonly sizeBytes: number;
  /** `end` is not included. */
  read(start: number, end: number): Promise<Uint8Array>;
  /** Session of an earlier try that stopped. Undefined: the upload begins. */
  readonly session: string | undefined;
  /** The upload goes on at this address after an interruption. Undefined: it has to begin again. */
  onSession(session: string | undefined): Promise<void>;
  /** So many bytes have arrived. What it throws ends the upload. */
  onSent(bytes: number): Promise<void>;
  readonly signal: AbortSignal;
}

export interface PublishedVideo {
  readonly url: string;
  /** As the platform has set it. */
  readonly privacy: PublicationPrivacy;
}
