/** Sessions and the client that is derived from the contract. */
export { type Client, type ClientOptions, createClient, type OpenSessionOptions, openSession } from './client';
export type { AccessTokenRequest, GetAccessToken } from './host-credentials';
export { type ImageDataUrlOptions, imageDataUrl } from './image-data-url';
export type { Fetch } from './request';
export { memorySecurityStorage, type SecurityState, type SecurityStorage } from './security-state';
export { Session, type SessionEvents } from './session';
export type { SignInRequest } from './sign-in-request';
