/** Every code that an error of Spotreel can have: a mistyped one does not compile. */
import type { ErrorCode } from './error-catalogue';

/** Raised on this side of the wire. */
export type LocalErrorCode =
  /** An argument of a public function is wrong; the message names it. */
  | 'invalid_argument'
  /** The composer or the compiler was given no scene. */
  | 'scenes_empty'
  /** The caller's AbortSignal fired. */
  | 'aborted'
  /** A Lottie template cannot be used; `details` names layer and feature. */
  | 'template_invalid'
  /** A font file is missing or unreadable. */
  | 'font_unavailable'
  /** The request never reached the server, or its answer never came back. */
  | 'network_error'
  /** The time-out that the caller asked for has passed. */
  | 'timeout'
  /** The server answered something that the contract does not allow; the message names the call. */
  | 'contract_mismatch'
  /** The answer reports a failure without a code of the API, perhaps from a proxy; the message has its status. */
  | 'request_failed'
  /** A project is saved whose scene has no form: "Can't find associated ingredient form" (docs/rules/editor.md#saving). */
  | 'ingredient_form_missing'
  /** A text of the project is longer than its field: everything else is saved. */
  | 'text_too_long'
  /** An export that a page waited for has failed; `cause` is the server's reason. */
  | 'render_failed'
  /** An export that a page waited for was cancelled. */
  | 'render_cancelled'
  /** Something the browser was asked to play, decode or store did not work. */
  | 'playback_failed'
  /** An upload is to go on with another file than it began with. */
  | 'other_file'
  /** An agent calls a tool that there is none of. */
  | 'tool_unknown'
  /** A file is asked of an export that is not done. */
  | 'render_not_done'
  /** The window of a social login was closed. */
  | 'social_cancelled'
  /** The window of a social login is gone, or answers another login. */
  | 'social_lost'
  /** The provider of a social login cannot be reached. */
  | 'social_unreachable'
  /** The thrown value is no error of Spotreel; `cause` has it. */
  | 'unknown';

/** Between the processes of a server that render. Callers get one of the answers' codes in its place. */
export type RenderingErrorCode =
  /** The painter used more memory than it may. */
  | 'painter_memory'
  /** No frame for too long. */
  | 'painter_stalled'
  /** Segments of one video cannot be joined: different encoders have made them. */
  | 'segments_differ'
  /** The file would be larger than the limit. */
  | 'output_too_large';

/** Reasons for which an export on this device ended without a file. `aborted` comes too, when its signal fired. */
export type ExportErrorCode =
  /** The page's policy, or the browser, lets no worker of this server run. */
  | 'export_worker_refused'
  /** The worker has broken down, usually for want of memory. */
  | 'export_worker_lost'
  /** This browser has no encoder for the format at this size. */
  | 'export_codec_unsupported'
  /** Disk or quota are full. */
  | 'export_storage_full'
  /** A picture, video or piece of music is gone, or its server does not let this page read it (CORS). */
  | 'export_media_unreadable'
  /** A picture, video or piece of music was read, and this browser cannot decode it. */
  | 'export_media_undecodable'
  /** A scene has something that this painter does not know. */
  | 'export_scene_unpaintable'
  /** The export is counted by the server, which cannot be reached. */
  | 'export_needs_connection'
  /** Anything else; `cause` says what. */
  | 'export_failed';

/** Codes of docs/problems.md: the page's function threw, or answered something else than it should. */
export type PageMediaErrorCode =
  | 'media_source_failed'
  | 'media_source_invalid'
  | 'upload_target_failed'
  | 'upload_target_invalid';

/** Codes that the error handler of a survey receives. */
export type SurveyErrorCode =
  /** A call of the service failed, was never answered or took too long; `status`, `url` and `responseMessage` say more. */
  | 'network_error'
  /** `init` without `environmentId` or `apiHost`; `field` names it. */
  | 'missing_field'
  /** An attribute without a person: `init` had no `userId`. */
  | 'missing_person'
  /** A command before `init`. */
  | 'not_initialized'
  /** A page address is compared in a way that this version does not know. */
  | 'invalid_match_type'
  /** That a survey was shown is not known to the service, or not to this browser any more. The survey stays open. */
  | 'display_failed'
  /** A rule leads to a question that the survey does not have. The survey continues with the next question. */
  | 'question_not_found'
  /** Answers could not be sent yet. They are kept and sent later. */
  | 'response_failed'
  /** The service refused answers for good. They are kept for 30 days, and sent again when the page says so. */
  | 'response_refused'
  /** A survey could not be shown, or broke while it was. */
  | 'survey_failed';

/**
 * Codes of the server's answers, and codes that are raised on this side of the wire. A newer server may answer others.
 */
export type SpotreelErrorCode =
  | ErrorCode
  | LocalErrorCode
  | RenderingErrorCode
  | ExportErrorCode
  | PageMediaErrorCode
  | SurveyErrorCode;
