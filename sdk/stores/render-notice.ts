import { isSpotreelError } from '../base/errors';
import type { Translator } from '../i18n/translator';

/** Why a render was refused, as the document's error catalogue words it (section 8). */
export interface RenderNotice {
  readonly kind:
    | 'multiple_rendering'
    | 'temporary'
    | 'render_limit'
    | 'recipe_duration_limit'
    | 'unavailable'
    | 'error';
  readonly tone: 'info' | 'danger';
  readonly title: string;
  readonly text: string;
  /** Only with `render_limit`: the button that leads to the upgrade page. */
  readonly upgradeLabel?: string | undefined;
}

export function renderNotice(thrown: unknown, t: Translator): RenderNotice {
  const code = isSpotreelError(thrown) ? thrown.code : undefined;
  const info = { tone: 'info', title: t('render.errorTitle') } as const;
  switch (code) {
    case 'concurrent_render_limit':
      return { ...info, kind: 'multiple_rendering', text: t('render.concurrentText') };
    case 'render_without_customisation':
      return { ...info, kind: 'temporary', text: t('render.emptyText') };
    case 'render_limit': {
      const upgradeLabel = t('render.limitButton');
      return {
        kind: 'render_limit',
        tone: 'info',
        title: t('render.limitTitle'),
        text: t('render.limitText'),
        upgradeLabel,
      };
    }
    case 'recipe_duration_limit':
      return { ...info, kind: 'recipe_duration_limit', text: isSpotreelError(thrown) ? thrown.message : '' };
    case 'blender_unavailable':
      return { tone: 'info', kind: 'unavailable', title: t('blender.renderTitle'), text: t('blender.renderText') };
    default:
      return { kind: 'error', tone: 'danger', title: t('render.errorTitle'), text: t('render.errorText') };
  }
}
