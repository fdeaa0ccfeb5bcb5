import { CAMERA_MOVES, type CameraMove } from '@spotreel/sdk/internal/contract';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../controls/button/button';
import { lazyStyles } from '../../foundation/styles/lazy-styles';
import { useTranslator } from '../../foundation/text/translation';
import cameraFieldCss from './camera-field.css?inline';
import { CameraIcon } from './camera-icon';
import { cameraName } from './camera-names';

export interface CameraFieldProps {
  /** Null: the picture rests. */
  move: CameraMove | null;
  /** Address of the picture. Undefined: there is none to show. */
  picture: string | undefined;
  /** All pictures of the video move like this one. */
  isUsedForAll: boolean;
  onChange: (move: CameraMove | null) => void;
  /** Undefined where the video has no other picture. */
  onUseForAll: (() => void) | undefined;
}

const MOVES = [null, ...CAMERA_MOVES] as const;

const useStyles = lazyStyles([cameraFieldCss]);

/** Movements of the camera over a picture as radio buttons. Each shows the picture, and moves it while it is pointed at. */
export function CameraField({ move: chosen, picture, isUsedForAll, onChange, onUseForAll }: CameraFieldProps) {
  useStyles();
  const t = useTranslator();
  const group = useId();
  return (
    <div className="sr-camera-field">
      <div role="radiogroup" aria-label={t('camera.title')} className="sr-camera-field__moves">
        {MOVES.map((move) => (
          <label key={move} className="sr-camera-tile">
            <input
              type="radio"
              className="sr-visually-hidden"
              name={group}
              checked={move === chosen}
              onChange={() => onChange(move)}
            />
            <span className="sr-camera-tile__picture" data-move={move ?? undefined}>
              {picture !== undefined && <img src={picture} alt="" />}
            </span>
            <span className="sr-camera-tile__label">
              <CameraIcon move={move} />
              {cameraName(move, t)}
            </span>
          </label>
        ))}
      </div>
      {onUseForAll && (
        <div className="sr-camera-field__foot">
          <Button size="sm" icon={isUsedForAll && <Check aria-hidden />} onClick={onUseForAll}>
            {t(isUsedForAll ? 'camera.usedForAll' : 'camera.useForAll')}
          </Button>
        </div>
      )}
    </div>
  );
}
