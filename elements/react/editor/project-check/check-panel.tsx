import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../controls/button/button';
import { ColorTry } from '../../controls/color-field/color-try';
import { Thumbnail } from '../../controls/thumbnail/thumbnail';
import { lazyStyles } from '../../foundation/styles/lazy-styles';
import { useTranslator } from '../../foundation/text/translation';
import checkPanelCss from './check-panel.css?inline';
import type { CheckRow } from './check-row';

const useStyles = lazyStyles([checkPanelCss]);

/** Rows that show at first: the buttons of the dialog stay in sight. */
const FIRST_ROWS = 4;

export interface CheckPanelProps {
  /** Errors first. */
  rows: readonly CheckRow[];
  /** Some are still being looked for. */
  isMeasuring: boolean;
}

/** Findings to look at before an export. They do not block it. */
export function CheckPanel({ rows, isMeasuring }: CheckPanelProps) {
  useStyles();
  const t = useTranslator();
  const headingId = useId();
  const [isWhole, setWhole] = useState(false);
  if (rows.length === 0)
    return (
      <p className="sr-export-check__clear" role="status">
        {isMeasuring ? <Info aria-hidden /> : <CircleCheck aria-hidden />}
        {t(isMeasuring ? 'check.measuring' : 'check.clear')}
      </p>
    );
  const shown = isWhole ? rows : rows.slice(0, FIRST_ROWS);
  const hidden = rows.length - shown.length;
  return (
    <section className="sr-export-check" aria-labelledby={headingId}>
      <h3 id={headingId} className="sr-export-check__title">
        {t('check.title')}
        <span className="sr-export-check__count" role="status">
          {t('check.count', { count: rows.length })}
        </span>
      </h3>
      <ul className="sr-export-check__rows sr-list">
        {shown.map((row) => (
          <CheckItem key={row.key} row={row} />
        ))}
      </ul>
      {hidden > 0 && (
        <Button size="sm" variant="quiet" className="sr-export-check__more" onClick={() => setWhole(true)}>
          {t('check.showAll', { count: hidden })}
        </Button>
      )}
    </section>
  );
}

function CheckItem({ row: { severity, text, tried, scene, remedies, onFix, onKeep } }: { row: CheckRow }) {
  const t = useTranslator();
  const Icon = severity === 'error' ? CircleAlert : Info;
  return (
    <li className={`sr-export-check__row sr-export-check__row--${severity}`}>
      {scene ? (
        <Thumbnail className="sr-export-check__picture" src={scene.posterUrl} ratio={scene.ratio} />
      ) : (
        <span className="sr-export-check__picture" />
      )}
      <div className="sr-export-check__words">
        <span className="sr-export-check__text">
          <Icon role="img" aria-label={t(severity === 'error' ? 'check.error' : 'check.warning')} />
          <span>
            {text} {tried && <ColorTry {...tried} />}
          </span>
        </span>
        {scene && (
          <span className="sr-export-check__where">{t('check.where', { number: scene.number, name: scene.name })}</span>
        )}
      </div>
      <div className="sr-export-check__buttons">
        {remedies.map(({ label, onApply }) => (
          <Button key={label} size="sm" aria-label={`${label}: ${text}`} onClick={onApply}>
            {label}
          </Button>
        ))}
        {onKeep && (
          <Button size="sm" variant="quiet" aria-label={t('check.keepOf', { finding: text })} onClick={onKeep}>
            {t('check.keep')}
          </Button>
        )}
        {onFix && (
          <Button size="sm" aria-label={t('check.fixOf', { finding: text })} onClick={onFix}>
            {t('check.fix')}
          </Button>
        )}
      </div>
    </li>
  );
}
