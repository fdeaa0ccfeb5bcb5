import { type CSSProperties, useRef } from 'react';
import { classNames } from '../../../foundation/styles/class-names';
import { useTranslator } from '../../../foundation/text/translation';
import { usePlacing } from '../placing/use-placing';
import type { PictureLayout } from '../use-picture-layout';
import type { ShownScene } from '../use-shown-scene';

export interface BackgroundSurfaceProps {
  scene: ShownScene;
  picture: PictureLayout['picture'];
  /** The background is being moved and zoomed; nothing else on the picture can be edited. */
  isPlacing: boolean;
  onTakeUp: () => void;
  onPlacing: (isPlacing: boolean) => void;
}

/** A button over the picture that selects the background. An image or a video can be dragged at once. */
export function BackgroundSurface({ scene, picture, isPlacing, onTakeUp, onPlacing }: BackgroundSurfaceProps) {
  const t = useTranslator();
  const surface = useRef<HTMLButtonElement>(null);
  const isMedia = scene.background.type !== 'color';
  const begin = () => {
    onTakeUp();
    if (isMedia) onPlacing(true);
  };
  const { centered, handlers } = usePlacing({
    surface,
    scene,
    isPlacing,
    onBegin: begin,
    onEnd: () => onPlacing(false),
  });
  const place: CSSProperties = { left: picture.left, top: picture.top, width: picture.width, height: picture.height };
  return (
    <>
      <button
        ref={surface}
        type="button"
        className={classNames(
          'sr-on-picture__background',
          isMedia && 'sr-on-picture__background--media',
          isPlacing && 'sr-on-picture__background--placing',
        )}
        style={place}
        aria-label={t(isMedia ? 'picture.place' : 'picture.background')}
        aria-description={isMedia ? t('picture.placeHelp') : undefined}
        aria-pressed={isMedia ? isPlacing : undefined}
        {...handlers}
      />
      {isPlacing && <CenterGuides place={place} centered={centered} />}
    </>
  );
}

interface CenterGuidesProps {
  place: CSSProperties;
  centered: { readonly x: boolean; readonly y: boolean };
}

/** Two lines through the middle of the picture. A line lights up when the background is centered on it. */
function CenterGuides({ place, centered }: CenterGuidesProps) {
  return (
    <div className="sr-on-picture__guides" style={place} aria-hidden>
      <span className={classNames('sr-guide sr-guide--x', centered.x && 'sr-guide--met')} />
      <span className={classNames('sr-guide sr-guide--y', centered.y && 'sr-guide--met')} />
    </div>
  );
}
