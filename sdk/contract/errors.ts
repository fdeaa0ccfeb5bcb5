/**
 * Every error that the server can answer: code -> HTTP status and its default words. Codes are stable; messages that the
 * product's document fixes (marked) are exact, since existing clients compare them.
 */
export const errorCatalogue = {
  /** No bearer token came with a call that needs one (document, section 8). */
  jwt_not_found: { status: 401, message: 'JWT Token not found' },
  /** The token is not ours, was tampered with, or its user is gone (document, section 8). */
  jwt_invalid: { status: 401, message: 'Invalid JWT Token' },
  /** The token was good and has run out: refresh it (document, section 8). */
  jwt_expired: { status: 401, message: 'Expired JWT Token' },
  /** Wrong address or password; which of the two is not told. */
  credentials_invalid: { status: 401, message: 'Invalid credentials.' },
  /** The refresh token is unknown, used up, or its family was revoked. */
  refresh_token_invalid: { status: 401, message: 'Invalid refresh token.' },
  /** The signed-in user may not do this. */
  forbidden: { status: 403, message: 'You may not do this.' },
  /** A premium template needs an active product. */
  premium_required: { status: 403, message: 'This template is part of a paid plan.' },
  /** As many renders as the account allows are running (document, section 8). */
  concurrent_render_limit: { status: 409, message: 'Concurrent render limit exceeded.' },
  /** All renders of the account are used (document, section 8). */
  render_limit: { status: 403, message: 'Render limit exceeded.' },
  /** A project without a scene cannot be rendered (document, section 8). */
  render_without_customisation: { status: 422, message: 'Unable to create project render without customisation.' },
  /** The render is over already. */
  render_not_running: { status: 409, message: 'This render is not running.' },
  /** Rendering needs something that this server does not have; the message names it. */
  render_unavailable: { status: 503, message: 'Rendering is not available.' },
  /** The project is made by another renderer than the call is for. */
  renderer_mismatch: { status: 409, message: 'This project is made by another renderer.' },
  /** A project of a Blender template on a server that renders Lottie alone. */
  blender_unavailable: {
    status: 503,
    message: 'This server has no Blender renderer. The project can be edited and saved, but not rendered here.',
  },
  /** Someone saved in between: load again, or save without a version. */
  stale_version: { status: 409, message: 'The project was changed elsewhere in the meantime.' },
  /** Unknown, or it belongs to somebody else. */
  not_found: { status: 404, message: 'Not found.' },
  /** The path is there, but not for this method; `Allow` says for which. */
  method_not_allowed: { status: 405, message: 'This address does not answer to this method.' },
  /** The input breaks the contract; `details` says where. */
  validation_failed: { status: 422, message: 'The request is not valid.' },
  /** The body is not JSON, or not the multipart form that the call wants. */
  body_unreadable: { status: 400, message: 'The request body cannot be read.' },
  /** Larger than the call accepts. */
  payload_too_large: { status: 413, message: 'The file is too large.' },
  /** Not one of the accepted file types, judged by its content. */
  media_type_unsupported: { status: 415, message: 'This type of file is not supported.' },
  /** The file has the right type, but its pictures or sound cannot be decoded. */
  media_undecodable: { status: 422, message: 'The file cannot be decoded.' },
  /** More pixels than any honest picture has. */
  image_too_large: { status: 422, message: 'The picture has too many pixels.' },
  /** Not a Lottie animation, or one that does not hold together; `details` says where. */
  animation_invalid: { status: 422, message: 'The animation cannot be read.' },
  /** The animation uses what preview and render would not draw alike, or is too large or long; `details` says what, by layer. */
  animation_unsupported: { status: 422, message: 'The animation uses something that cannot be shown here.' },
  /** The address is not http(s), or leads to a private or local machine. */
  url_forbidden: { status: 422, message: 'This address cannot be used.' },
  /** The address did not answer with a file in time. */
  url_unreachable: { status: 422, message: 'The file could not be fetched from this address.' },
  /** A field names a picture or video that is not there. */
  media_not_found: { status: 422, message: 'A picture or video of the project does not exist.' },
  /** The project names a track that is not there. */
  music_not_found: { status: 422, message: 'A music track of the project does not exist.' },
  /** The scene's template is broken or uses what the renderer does not paint. */
  template_invalid: { status: 422, message: 'The template cannot be used.' },
  /** The checker has errors; `details` has them by their code. */
  template_package_invalid: { status: 422, message: 'The template package cannot be imported.' },
  /** More scenes than the family's default plus what the account allows. */
  additional_ingredient_limit: { status: 422, message: 'The project has more scenes than your plan allows.' },
  /** As many places as the account allows are there. */
  organisation_limit: { status: 403, message: 'Your plan has no room for another brand.' },
  /** Longer than the account allows. */
  recipe_duration_limit: { status: 422, message: 'The project is longer than your plan allows.' },
  /** Something else of the same kind has this name. */
  name_taken: { status: 409, message: 'This name is used already.' },
  /** The survey is paused, over or full: it takes no new responses. */
  survey_closed: { status: 409, message: 'This survey is closed.' },
  /** The right to send this file is not ours, over, or used. */
  survey_upload_refused: { status: 401, message: 'The upload is not signed, or its signature is over.' },
  /** The same Idempotency-Key came with another body. */
  idempotency_conflict: { status: 409, message: 'This Idempotency-Key was used for another request.' },
  /** The mail server did not take an e-mail. */
  mail_failed: { status: 503, message: 'The e-mail could not be sent. Please try again later.' },
  /** Links in e-mails begin with the server's own address, which only its operator can name. */
  mail_unavailable: { status: 503, message: 'This server sends no e-mails until PUBLIC_URL is set.' },
  /** Too many calls in too little time; `Retry-After` says when. */
  rate_limited: { status: 429, message: 'Too many requests. Please wait a moment.' },
  /** The painter died twice on this project. */
  painter_crashed: { status: 500, message: 'The picture could not be painted.' },
  /** Anything that should not happen; the request id leads to the log. */
  internal: { status: 500, message: 'Something went wrong on the server.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorCatalogue;

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorCatalogue, value);
}
