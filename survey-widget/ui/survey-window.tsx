import { english } from '../words/english';
import { Meter } from './meter';
import { CurrentScreen } from './screens/current-screen';
import type { ScreenProps } from './screens/screen-props';
import { isModal } from './setting';
import { StrokeIcon } from './stroke-icon';

/** The frame around the screens: its place, how it closes, and the progress bar. */
export function SurveyWindow(props: ScreenProps) {
  const { shown, actions, setting } = props;
  const { look, isInline, staysOpen, say, dir, lang, survey } = setting;
  const { brandColor, highlightBorderColor } = look;
  const { run, isTouched, isAnnounced, isPointed, isLeaving, warning } = shown;
  const isDialog = isModal(setting);
  const classes = [
    'sv-window',
    isInline && 'sv-inline',
    look.darkOverlay && 'sv-dark',
    highlightBorderColor && 'sv-bordered',
    isLeaving && 'sv-leaving',
  ];
  const frame = {
    class: classes.filter(Boolean).join(' '),
    'aria-label': say(english.survey),
    dir,
    lang,
    'data-place': isInline ? undefined : look.placement,
    style: {
      '--sv-brand': brandColor,
      '--sv-highlight': highlightBorderColor,
    },
  };
  const content = (
    <>
      <Meter class="sv-progress" label={say(english.progress)} share={run.progress} />
      {survey.autoClose && !isTouched && (
        <div class="sv-countdown" style={{ '--sv-seconds': `${survey.autoClose}s` }} />
      )}
      {!staysOpen && (
        <button type="button" class="sv-icon sv-close" aria-label={say(english.close)} onClick={actions.close}>
          <StrokeIcon viewBox="0 0 18 18" paths={['M4.5 4.5l9 9M13.5 4.5l-9 9']} />
        </button>
      )}
      <div class="sv-stage">
        <div key={run.step} class={isPointed ? 'sv-screen sv-pointed' : 'sv-screen'}>
          <CurrentScreen {...props} />
          <p class="sv-problem" role="alert">
            {warning}
          </p>
        </div>
      </div>
      {look.inAppSurveyBranding && <p class="sv-branding">{say(english.branding)}</p>}
      {!isInline && !isDialog && (
        <div class="sv-announcement" role="status">
          {isAnnounced && say(english.opened)}
        </div>
      )}
    </>
  );
  if (isDialog) return <dialog {...frame}>{content}</dialog>;
  return (
    <div {...frame} role={isInline ? 'group' : 'dialog'}>
      {content}
    </div>
  );
}
