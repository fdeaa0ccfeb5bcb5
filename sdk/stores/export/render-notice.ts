import type { SpotreelErrorCode } from '../../base/error-codes';
import { isSpotreelError, messageOf } from '../../base/errors';
import type { MessageKey } from '../../i18n/message';
import type { Translator } from '../../i18n/translator';

/** Reason why a render was refused, in the words of docs/rules/limits-and-messages.md#messages. */
export interface RenderNotice {
  readonly kind:
    | 'multiple_rendering'
    | 'temporary'
    | 'render_limit'
    | 'recipe_duration_limit'
    | 'unavailable'
    | 'too_long'
    | 'error';
  /** Code of the error; `unknown` for what is not ours. */
  readonly code: SpotreelErrorCode;
  readonly tone: 'info' | 'warning' | 'danger';
  readonly title: string;
  readonly text: string;
  /** Only with `render_limit`: the button that leads to the upgrade page. */
  readonly upgradeLabel?: string | undefined;
}

interface NoticeWords {
  readonly kind: RenderNotice['kind'];
  readonly title: MessageKey;
  /** Absent: what the server says. */
  readonly text?: MessageKey;
  /** Default: `warning`. */
  readonly tone?: RenderNotice['tone'];
}

const WORDS: Readonly<Record<string, NoticeWords>> = {
  concurrent_render_limit: {
    kind: 'multiple_rendering',
    title: 'render.concurrentTitle',
    text: 'render.concurrentText',
  },
  render_without_customisation: { kind: 'temporary', title: 'render.emptyTitle', text: 'render.emptyText' },
  render_limit: { kind: 'render_limit', title: 'render.limitTitle', text: 'render.limitText' },
  recipe_duration_limit: { kind: 'recipe_duration_limit', title: 'render.durationTitle' },
  text_too_long: { kind: 'too_long', title: 'render.tooLongTitle' },
  blender_unavailable: {
    kind: 'unavailable',
    title: 'render.noBlenderTitle',
    text: 'render.noBlenderText',
    tone: 'info',
  },
};
const OTHER_WORDS: NoticeWords = {
  kind: 'error',
  title: 'render.errorTitle',
  text: 'render.errorText',
  tone: 'danger',
};

/** Notice for an error of `requestRender` or `countDeviceExport`; `kind` is `error` for any other error. */
export function renderNotice(thrown: unknown, t: Translator): RenderNotice {
  const code = isSpotreelError(thrown) ? thrown.code : 'unknown';
  const { kind, title, text, tone = 'warning' } = WORDS[code] ?? OTHER_WORDS;
  const notice = { code, kind, tone, title: t(title), text: text ? t(text) : messageOf(thrown) };
  return kind === 'render_limit' ? { ...notice, upgradeLabel: t('render.limitButton') } : notice;
}
