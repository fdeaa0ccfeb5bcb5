import type { PackageFinding } from '@spotreel/sdk/internal/contract';
import { AlertTriangle, CheckCircle2, CircleAlert, Info } from 'lucide-react';
import { classNames } from '../../foundation/styles/class-names';
import { useTranslator } from '../../foundation/text/translation';

const icons = { error: CircleAlert, warning: AlertTriangle, note: Info };
const words = { error: 'import.error', warning: 'import.warning', note: 'import.note' } as const;

/** Findings with their place and advice; errors come first. */
export function FindingList({ findings }: { findings: readonly PackageFinding[] }) {
  const t = useTranslator();
  if (findings.length === 0)
    return (
      <p className="sr-package-check__clean">
        <CheckCircle2 aria-hidden />
        {t('import.noFindings')}
      </p>
    );
  return (
    <ul className="sr-list sr-findings">
      {findings.map((finding) => (
        <Finding
          key={`${finding.code} ${finding.file} ${finding.layer} ${finding.field} ${finding.message}`}
          finding={finding}
        />
      ))}
    </ul>
  );
}

function Finding({ finding }: { finding: PackageFinding }) {
  const t = useTranslator();
  const { severity, file, layer, field, message, hint, still } = finding;
  const Icon = icons[severity];
  const place = [file, layer, field].filter((part) => part !== '');
  return (
    <li className={classNames('sr-finding', `sr-finding--${severity}`)}>
      <Icon aria-hidden className="sr-finding__icon" />
      <div className="sr-finding__text">
        <p>
          <strong className="sr-finding__severity">{t(words[severity])}</strong> {message}
        </p>
        {place.length > 0 && <p className="sr-finding__place">{place.join(' › ')}</p>}
        <p className="sr-finding__hint">{hint}</p>
        {still && (
          <a href={still.url} target="_blank" rel="noreferrer" className="sr-finding__still">
            <img
              src={still.url}
              alt={t('import.stillOfFinding')}
              width={still.width}
              height={still.height}
              loading="lazy"
              decoding="async"
            />
          </a>
        )}
      </div>
    </li>
  );
}
