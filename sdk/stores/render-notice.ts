import { isSpotreelError, messageOf } from '../base/errors';
import type { Translator } from '../i18n/translator';

/** Why a render was refused, in the words of docs/rules/limits-and-messages.md#messages. */
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
  readonly code: string;
  readonly tone: 'info' | 'warning' | 'danger';
  readonly title: string;
  readonly text: string;
  /** Only with `render_limit`: the button that leads to the upgrade page. */
  readonly upgradeLabel?: string | undefined;
}

/** What to show for an error of `requestRender` or `countDeviceExport`; `kind` is `error` for what is none of theirs. */
export function renderNotice(thrown: unknown, t: Translator): RenderNotice {
  const code = isSpotreelError(thrown) ? thrown.code : 'unknown';
  return { code, ...wordsOf(code, thrown, t) };
}

function wordsOf(code: string, thrown: unknown, t: Translator): Omit<RenderNotice, 'code'> {
  const tone = 'warning';
  switch (code) {
    case 'concurrent_render_limit':
      return { kind: 'multiple_rendering', tone, title: t('render.concurrentTitle'), text: t('render.concurrentText') };
    case 'render_without_customisation':
      return { kind: 'temporary', tone, title: t('render.emptyTitle'), text: t('render.emptyText') };
    case 'render_limit': {
      const upgradeLabel = t('render.limitButton');
      return { kind: 'render_limit', tone, title: t('render.limitTitle'), text: t('render.limitText'), upgradeLabel };
    }
    case 'recipe_duration_limit':
      return { kind: 'recipe_duration_limit', tone, title: t('render.durationTitle'), text: messageOf(thrown) };
    case 'text_too_long':
      return { kind: 'too_long', tone, title: t('render.tooLongTitle'), text: messageOf(thrown) };
    case 'blender_unavailable':
      return { kind: 'unavailable', tone: 'info', title: t('blender.renderTitle'), text: t('blender.renderText') };
    default:
      return { kind: 'error', tone: 'danger', title: t('render.errorTitle'), text: t('render.errorText') };
  }
}
