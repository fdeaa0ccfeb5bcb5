import { DOCUMENTED_MESSAGES } from './documented-messages';

/**
 * Every error that the server can answer: code -> HTTP status and its default words. Codes are stable. Messages marked
 * with docs/rules/limits-and-messages.md#messages are exact, since existing clients compare them.
 */
export const errorCatalogue = {
  /** No bearer token came with a call that needs one (docs/rules/limits-and-messages.md#messages). */
  jwt_not_found: { status: 401, message: DOCUMENTED_MESSAGES.jwt_not_found },
  /** The token is not ours, was tampered with, or its user is gone (docs/rules/limits-and-messages.md#messages). */
  jwt_invalid: { status: 401, message: DOCUMENTED_MESSAGES.jwt_invalid },
  /** The token was good and has run out: refresh it (docs/rules/limits-and-messages.md#messages). */
  jwt_expired: { status: 401, message: DOCUMENTED_MESSAGES.jwt_expired },
  /** Wrong address or password. The answer does not say which. */
  credentials_invalid: { status: 401, message: 'Wrong email or password.' },
  /** The refresh token is unknown, used up, or its family was revoked. */
  refresh_token_invalid: { status: 401, message: 'Invalid refresh token.' },
  /** Email and password are right; the account also asks for a code of its authenticator app. */
  second_factor_required: { status: 401, message: 'Enter the code from your authenticator app.' },
  /** Not a code of the app, or a recovery code that is unknown or used. */
  second_factor_wrong: { status: 422, message: 'This code is not valid.' },
  /** The mail server did not take the email with the code of a login. */
  login_code_unsent: {
    status: 503,
    message:
      'We could not send you a code. Try again later, or log in from a browser or network that you have used before.',
  },
  /** The account has a second factor already. */
  second_factor_on: { status: 409, message: 'Two-step login is already on.' },
  /** The account has no second factor. */
  second_factor_off: { status: 409, message: 'Two-step login is off.' },
  /** The role asks for a second factor, and the account has none yet. */
  second_factor_missing: { status: 403, message: 'Turn on two-step login to use this page.' },
  /** The password that confirms the request is not that of the account. */
  password_wrong: { status: 422, message: 'This is not your current password.' },
  /** A new password is one that people try first: a common one, or made of the account's own names. */
  password_common: { status: 422, message: 'This password is easy to guess. Choose another one.' },
  /** The link of an email is unknown, used, replaced or too old. */
  link_invalid: { status: 422, message: 'This link no longer works. Ask for a new one.' },
  /** The address has an account. */
  email_taken: { status: 409, message: 'This email address already has an account.' },
  /** Accounts are made by invitation. */
  registration_closed: { status: 403, message: 'New accounts are by invitation only.' },
  /** The server has no login with this provider. */
  social_unavailable: { status: 404, message: 'This server does not offer this login.' },
  /** The provider did not answer, or not as it should. */
  social_failed: { status: 502, message: 'This login does not work right now. Try again in a moment.' },
  /** The token is not the provider's, not for this app, too old or used. */
  social_token_invalid: { status: 401, message: 'We could not confirm this login. Try again.' },
  /** The provider gives no email address, or does not call it confirmed. */
  social_email_unconfirmed: { status: 403, message: 'This login comes without a confirmed email address.' },
  /** The address has an account that never confirmed it. */
  social_account_exists: { status: 409, message: 'This email address has an account. Log in with your password.' },
  /** The account would have no way to log in without it. */
  last_sign_in_way: { status: 409, message: 'This is your only way to log in. Set a password first.' },
  /** The signed-in user may not do this. */
  forbidden: { status: 403, message: 'You do not have permission to do this.' },
  /** X-Switch-User names a person as whom the caller has not begun to act in this sign-in. */
  acting_not_begun: { status: 403, message: 'Say first why you need to use this account.' },
  /** The time in which the caller could act as the person is over, or was ended. */
  acting_over: { status: 403, message: 'Your time in this account is over. Begin again if you need more.' },
  /** The call needs an API key; none came, or it is unknown, expired or revoked. */
  api_key_invalid: { status: 401, message: 'This call needs a valid API key.' },
  /** The key lacks the scope that the call needs; the message names it. */
  api_key_scope: { status: 403, message: 'This API key does not have the permission for this call.' },
  /** An API key came from a browser, where any visitor can read it. */
  api_key_in_browser: {
    status: 403,
    message: 'API keys are for servers. Make an embed token on your server and use that in the page.',
  },
  /** As many API keys as a tenant may have are there. */
  api_key_limit: { status: 403, message: 'You have reached the limit of API keys. Revoke one first.' },
  /** An embed token is not for this call, or not for this project. */
  token_not_for_this: { status: 403, message: 'This token does not give access to this.' },
  /** The page's site is not allowed for the token, or for the tenant of the account. */
  origin_not_allowed: {
    status: 403,
    message: 'This site is not allowed. Add its origin to the allowed origins of your account.',
  },
  /** As many webhooks as a tenant may have are there. */
  webhook_limit: { status: 403, message: 'You have reached the limit of webhooks. Remove one first.' },
  /** As many origins as a tenant may allow are there. */
  allowed_origin_limit: { status: 403, message: 'You have reached the limit of allowed origins. Remove one first.' },
  /** The person manages the tenant, or belongs to its staff: no API key changes or embeds them. */
  user_protected: { status: 409, message: 'This account is not managed by your server.' },
  /** As many people as a tenant's server may make are there. */
  tenant_user_limit: { status: 403, message: 'You have reached the limit of users.' },
  /** A premium template needs an active product. */
  premium_required: { status: 403, message: 'This is a premium template. Upgrade your plan to use it.' },
  /** As many renders as the account allows are running (docs/rules/limits-and-messages.md#messages). */
  concurrent_render_limit: { status: 409, message: DOCUMENTED_MESSAGES.concurrent_render_limit },
  /** All renders of the account are used (docs/rules/limits-and-messages.md#messages). */
  render_limit: { status: 403, message: DOCUMENTED_MESSAGES.render_limit },
  /** A project without a scene cannot be rendered (docs/rules/limits-and-messages.md#messages). */
  render_without_customisation: { status: 422, message: DOCUMENTED_MESSAGES.render_without_customisation },
  /** The render is over already. */
  render_not_running: { status: 409, message: 'This export is no longer running.' },
  /** Rendering needs something that this server does not have; the message names it. */
  render_unavailable: { status: 503, message: 'Export is not available on this server.' },
  /** The project is made by another renderer than the call is for. */
  renderer_mismatch: { status: 409, message: 'This project uses a different renderer.' },
  /** A project of a Blender template on a server that renders Lottie alone. */
  blender_unavailable: {
    status: 503,
    message:
      'This server cannot export 3D templates because it has no Blender renderer. You can still edit and save the project.',
  },
  /** Another tab or user saved in between: load again, or save without a version. */
  stale_version: { status: 409, message: 'The project has changed since you loaded it.' },
  /** Unknown, or it belongs to another user. */
  not_found: { status: 404, message: 'Not found.' },
  /** The path is there, but not for this method; `Allow` says for which. */
  method_not_allowed: { status: 405, message: 'This URL does not support this method.' },
  /** The input breaks the contract; `details` says where. */
  validation_failed: { status: 422, message: 'The request is not valid.' },
  /** The body is not JSON, or not the multipart form that the call wants. */
  body_unreadable: { status: 400, message: 'The request body cannot be read.' },
  /** Reading the input would take more time or memory than it may, or the input expands to far more than it says; `details` says where. */
  input_too_complex: { status: 422, message: 'This is too large or too complex to read. Make it smaller.' },
  /** A file of 0 bytes. */
  file_empty: { status: 422, message: 'This file is empty. Choose another one.' },
  /** Larger than the call accepts. */
  payload_too_large: { status: 413, message: 'The file is too large.' },
  /** Not one of the accepted file types, judged by its content. */
  media_type_unsupported: { status: 415, message: 'This type of file is not supported.' },
  /** The file has the right type, but its pictures or sound cannot be decoded. */
  media_undecodable: { status: 422, message: 'We could not read this file. It may be damaged.' },
  /** Converting the video or music takes more time, memory or room than it may. */
  media_too_demanding: {
    status: 422,
    message: 'This file takes too long or too much memory to convert. Try a shorter or smaller one.',
  },
  /** The video or music is ready already: there is no conversion to cancel. */
  media_not_processing: { status: 409, message: 'This file is not being processed.' },
  /** More pixels than any honest picture has. */
  image_too_large: { status: 422, message: 'The image has too many pixels.' },
  /** Music is shorter than 1 second, or longer than 10 minutes. */
  audio_length: { status: 422, message: 'Music must be between 1 second and 10 minutes long.' },
  /** There is nothing to hear in the music. */
  audio_silent: { status: 422, message: 'This file is silent. Choose another one.' },
  /** Not a Lottie animation, or one that does not hold together; `details` says where. */
  animation_invalid: { status: 422, message: 'This is not a valid Lottie animation.' },
  /** The animation uses what preview and render would not draw alike, or is too large or long; `details` says what, by layer. */
  animation_unsupported: { status: 422, message: 'The animation uses features that are not supported.' },
  /** The address is not http(s), or leads to a private or local machine. */
  url_forbidden: { status: 422, message: 'This link cannot be used.' },
  /** The address did not answer with a file in time. */
  url_unreachable: { status: 422, message: 'We could not download a file from this link.' },
  /** The provider of stock images does not answer, or not as it should. */
  stock_unavailable: { status: 503, message: 'This image source does not respond. Try again in a few minutes.' },
  /** The provider of stock images takes no more requests from this server for now; `Retry-After` says when. */
  stock_limited: { status: 503, message: 'This image source is busy. Try again later.' },
  /** A provider of reviews does not answer, or not as it should. */
  provider_unavailable: { status: 503, message: 'This service does not respond. Try again in a few minutes.' },
  /** A provider of reviews takes no more requests from this server for now; `Retry-After` says when. */
  provider_limited: { status: 503, message: 'This service is busy. Try again later.' },
  /** As many sources as an account can have are there. */
  source_limit: { status: 422, message: 'You have 20 sources. Delete one before you add another.' },
  /** The account has as many batches as it may; `details` says how many. */
  batch_limit: { status: 409, message: 'You have too many tables. Delete one and try again.' },
  /** The person has as many questions and ideas as one can have. */
  support_limit: { status: 409, message: 'You have 100 questions and ideas. Write a message to one of them instead.' },
  /** The question or idea has as many messages as one can have. */
  support_thread_full: { status: 409, message: 'This conversation is full. Ask a new question.' },
  /** Only a finished export of a video can be shared. */
  share_without_export: { status: 409, message: 'Export the video first. Then you can share it.' },
  /** The date of a link has passed. */
  share_expired: { status: 410, message: 'This link has expired.' },
  /** The owner has turned a link off. */
  share_revoked: { status: 410, message: 'This link was turned off.' },
  /** A link needs its password. */
  share_password_required: { status: 403, message: 'This video needs a password.' },
  /** The password is not that of the link. */
  share_password_wrong: { status: 422, message: 'This password is not right.' },
  /** The owner of a link does not ask for comments. */
  share_comments_off: { status: 403, message: 'Comments on this video are turned off.' },
  /** A link has as many comments as it can have. */
  share_comments_full: { status: 409, message: 'This video has as many comments as it can have.' },
  /** The operator has not set the platform up. */
  publishing_unavailable: { status: 404, message: 'This server does not publish to this platform.' },
  /** The login at the platform was not begun here by this person, was used, or is too old. */
  publishing_login_invalid: { status: 422, message: 'This login is no longer valid. Connect the channel again.' },
  /** The person did not allow uploads on the platform's page. */
  publishing_permission_missing: {
    status: 403,
    message: 'The permission to upload videos is missing. Connect again, and allow everything on the next page.',
  },
  /** The platform's account has no channel. */
  publishing_channel_missing: {
    status: 409,
    message: 'This account has no channel. Create one on the platform, then try again.',
  },
  /** As many channels as the account may have are connected. */
  publishing_platform_limit: {
    status: 403,
    message: 'Your plan does not include another connected channel. Disconnect one first, or upgrade your plan.',
  },
  /** The platform does not answer, or not as it should. */
  publishing_failed: { status: 503, message: 'The platform does not respond. Try again in a few minutes.' },
  /** The platform no longer accepts the permission of the channel. */
  publishing_reconnect: { status: 409, message: 'The channel no longer gives access. Connect it again.' },
  /** The platform takes no more uploads from this server for today. */
  publishing_quota: {
    status: 503,
    message: 'The platform takes no more videos from this server today. Try again tomorrow.',
  },
  /** The platform takes no more uploads to this channel for today. */
  publishing_upload_limit: {
    status: 409,
    message: 'The channel has reached the number of videos that it can upload in a day. Try again tomorrow.',
  },
  /** The platform does not take the video or its details. */
  publishing_rejected: {
    status: 422,
    message: 'The platform did not accept this video. Check the title and description, then try again.',
  },
  /** The exported file was deleted before it was published. */
  publishing_file_gone: { status: 409, message: 'The exported file is no longer there. Export the video again.' },
  /** Only a finished export of a video can be published. */
  publication_without_export: { status: 409, message: 'Export the video first. Then you can publish it.' },
  /** The same export is on its way to the same channel. */
  publication_running: { status: 409, message: 'This video is already on its way to this channel.' },
  /** The upload is over already. */
  publication_not_running: { status: 409, message: 'This upload is no longer running.' },
  /** The account has as many unfinished uploads, or bytes of them, as it can have. */
  upload_limit: { status: 403, message: 'You have too many unfinished uploads. Cancel one first.' },
  /** The files of the account, or of its tenant, fill the storage; `details` has `limit` and `used` in bytes. */
  storage_limit: {
    status: 403,
    message: 'Your storage is full. Delete files that you no longer need, or ask for a larger plan.',
  },
  /** A limit of use is reached; `details` has `limit`, `used` and `resetsAt`, `Retry-After` says when it ends. */
  quota_exceeded: { status: 429, message: 'This limit is used up for now. Try again later.' },
  /** Parts of a resumable upload are missing. */
  upload_incomplete: { status: 409, message: 'Parts of this file are missing.' },
  /** An earlier call still makes a file of the parts. */
  upload_completing: { status: 409, message: 'This file is being processed.' },
  /** No background is removed any more until the rebill date. */
  background_removal_limit: { status: 403, message: 'You have used all background removals of this month.' },
  /** No person or object is found in the image, and its border is no plain ground. Nothing was counted. */
  background_not_found: {
    status: 422,
    message:
      'We found neither a person nor a plain background. Mark what stays with the brush, or use a photo on a plain background.',
  },
  /** The provider of background removal does not answer, or not as it should. Nothing was counted. */
  background_unavailable: { status: 503, message: 'Background removal does not respond. Try again in a few minutes.' },
  /** A field names a picture or video that is not there. */
  media_not_found: { status: 422, message: 'An image or video in the project does not exist.' },
  /** The project names a track that is not there. */
  music_not_found: { status: 422, message: 'A music track in the project does not exist.' },
  /** The scene's template is broken or uses what the renderer does not paint. */
  template_invalid: { status: 422, message: 'The template cannot be used.' },
  /** The checker has errors; `details` has them by their code. */
  template_package_invalid: { status: 422, message: 'The template package cannot be imported.' },
  /** More scenes than the family's default plus what the account allows. */
  additional_ingredient_limit: { status: 422, message: 'The project has more scenes than your plan includes.' },
  /** More music tracks than the account allows. */
  audio_limit: { status: 422, message: 'The video has more music tracks than your plan includes.' },
  /** As many brands as the account allows are there. */
  organisation_limit: { status: 403, message: 'Your plan does not include another brand.' },
  /** Longer than the account allows. */
  recipe_duration_limit: { status: 422, message: 'The video is longer than your plan allows.' },
  /** Longer than files of this type may be; `details.format` says how long. */
  output_too_long: { status: 422, message: 'A GIF can be up to 60 seconds long, and a ProRes file up to 5 minutes.' },
  /** The plan is paid for on the payment provider's page: it can't be asked for or changed by hand. */
  payment_online: { status: 409, message: 'This plan is paid for online.' },
  /** No payment provider is set up: plans are granted by an administrator. */
  payment_offline: { status: 409, message: 'This plan cannot be paid for online. Ask for it instead.' },
  /** The payment provider does not answer, or refuses. Nothing was changed. */
  payment_unavailable: {
    status: 503,
    message: 'The payment service does not respond. Nothing was changed. Try again in a few minutes.',
  },
  /** The bank refuses the payment. Nothing was changed. */
  payment_declined: {
    status: 402,
    message: 'Your card was declined. Nothing was changed. Update your card and try again.',
  },
  /** The subscription can't become this plan: it is paid once, has another currency, or is the present one. */
  plan_not_switchable: { status: 409, message: 'Your subscription can’t be changed to this plan.' },
  /** Time has passed, or the price has changed, since the costs of a change of plan were shown. */
  switch_outdated: { status: 409, message: 'The price has changed. Check it and confirm again.' },
  /** The account pays for a subscription already. */
  subscription_exists: {
    status: 409,
    message: 'You already have a subscription. Cancel it on the payment page before you buy another one.',
  },
  /** The product has ended, or is none that is renewed. */
  subscription_over: { status: 409, message: 'This subscription has ended or is not renewed.' },
  /** The request for a plan was granted, declined or withdrawn. */
  request_answered: { status: 409, message: 'This request was already answered.' },
  /** Admins of a tenant give away no more than their own account has. */
  plan_too_large: { status: 403, message: 'This plan includes more than your own account has.' },
  /** The email address that confirms the request is not that of the account. */
  email_not_own: { status: 422, message: 'This is not the email address of your account.' },
  /** A server needs at least one operator. */
  last_operator: { status: 409, message: 'You are the last operator. Make someone else an operator first.' },
  /** People depend on the last admin of a tenant. */
  tenant_has_people: {
    status: 409,
    message: 'Your team still has people or clients. Remove them or hand the team over first.',
  },
  /** Something else of the same kind has this name. */
  name_taken: { status: 409, message: 'This name is already in use.' },
  /** As many tenants as one may have below it are there. */
  tenant_limit: { status: 403, message: 'You cannot create more accounts. Archive one first, or contact us.' },
  /** Another tenant has proved the domain. */
  domain_taken: { status: 409, message: 'This domain belongs to another account.' },
  /** The survey is paused, over or full: it takes no new responses. */
  survey_closed: { status: 409, message: 'This survey is closed.' },
  /** An action names an address that no page can have, so that it would never fire, or always. `details` has an example of a right one. */
  address_never_matches: {
    status: 422,
    message: 'This URL can’t match any page. Copy it from your browser.',
  },
  /** Not the PIN of the survey. */
  survey_pin_wrong: { status: 403, message: 'Wrong PIN.' },
  /** The survey takes answers only from its own page, after its link, email check or PIN. */
  survey_not_admitted: { status: 403, message: 'Open this survey with its link, email or PIN first.' },
  /** The personal link or the email address has a finished response. */
  survey_answered: { status: 409, message: 'You have already answered this survey.' },
  /** The right to send this file is not ours, over, or used. */
  survey_upload_refused: { status: 401, message: 'The upload is not signed, or its signature has expired.' },
  /** The same Idempotency-Key came with another body. */
  idempotency_conflict: { status: 409, message: 'This Idempotency-Key was already used for a different request.' },
  /** The mail server did not take an email. */
  mail_failed: { status: 503, message: 'We could not send the email. Try again later.' },
  /** Links in emails begin with the server's own address, which only its operator can name. */
  mail_unavailable: { status: 503, message: 'This server cannot send emails until PUBLIC_URL is set.' },
  /** Too many calls in too little time; `Retry-After` says when. */
  rate_limited: { status: 429, message: 'Too many requests. Wait a moment and try again.' },
  /** The painter died twice on this project. */
  painter_crashed: { status: 500, message: 'We could not draw this image. Try again.' },
  /** ffmpeg was ended by a signal that this server did not send, as systems do that run out of memory. */
  encoder_killed: {
    status: 503,
    message: 'The video encoder was stopped from outside. The server may be short of memory. Try again.',
  },
  /** ffmpeg left with an error while it encoded; its words are in the log. */
  encoder_failed: { status: 500, message: 'We couldn’t encode the video. Try again.' },
  /** Four machines or processes that worked on a job fell silent. Nothing is known of its painter. */
  worker_lost: { status: 503, message: 'The machines that worked on this stopped several times. Try again.' },
  /** The server's disk, quota or database has no room left. Nothing was stored. */
  storage_full: { status: 507, message: 'The server is out of storage. Contact your administrator.' },
  /** The server cannot reach its database or its files for now. `Retry-After` says when to try again. */
  service_unavailable: {
    status: 503,
    message: 'The server cannot reach its data right now. Try again in a moment.',
  },
  /** Anything that should not happen; the request id leads to the log. */
  internal: { status: 500, message: 'Something went wrong on the server. Try again.' },
} as const satisfies Record<string, { status: number; message: string }>;

/** Codes of the API's errors. A newer server may answer codes that are not among them. */
export type ErrorCode = keyof typeof errorCatalogue;

/** False for codes that only a newer server knows. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorCatalogue, value);
}
