import type { PackageCheck } from '@spotreel/sdk/internal/contract';
import { Button } from '../../controls/button/button';
import { Notice } from '../../controls/notice/notice';
import { Thumbnail } from '../../controls/thumbnail/thumbnail';
import { useTranslator } from '../../foundation/text/translation';
import { FindingList } from './finding-list';

export interface CheckResultProps {
  check: PackageCheck;
  onImport: () => void;
}

/** The verdict, what was found, and how it looks. */
export function CheckResult({ check, onImport }: CheckResultProps) {
  const t = useTranslator();
  const { findings, stills, template, isImportable } = check;
  return (
    <div className="sr-package-check">
      <Verdict check={check} onImport={onImport} />
      {template && <TemplateFacts template={template} isDerived={check.origin === 'lottie'} />}
      <div className="sr-package-check__columns">
        <section aria-labelledby="sr-check-findings">
          <h2 id="sr-check-findings" className="sr-package-check__heading">
            {t('import.findings')}
          </h2>
          <FindingList findings={findings} />
        </section>
        <section aria-labelledby="sr-check-stills">
          <h2 id="sr-check-stills" className="sr-package-check__heading">
            {t('import.stills')}
          </h2>
          {stills.length > 0 ? (
            <StillGrid stills={stills} />
          ) : (
            <p className="sr-package-check__none">{!isImportable && t('import.noStills')}</p>
          )}
        </section>
      </div>
    </div>
  );
}

function Verdict({ check, onImport }: CheckResultProps) {
  const t = useTranslator();
  const { isImportable, findings, template } = check;
  const countOf = (severity: string) => findings.filter((finding) => finding.severity === severity).length;
  if (!isImportable)
    return (
      <Notice
        tone="danger"
        title={template ? t('import.blocked', { count: countOf('error') }) : t('import.unreadable')}
      />
    );
  const warnings = countOf('warning');
  const revision = template?.replacesRevision;
  return (
    <Notice
      tone={warnings > 0 ? 'warning' : 'info'}
      title={warnings > 0 ? t('import.readyWarnings', { count: warnings }) : t('import.ready')}
      action={
        <Button variant="primary" onClick={onImport}>
          {revision ? t('import.replace', { revision }) : t('import.confirm')}
        </Button>
      }
    >
      {revision ? t('import.replaces', { revision }) : undefined}
    </Notice>
  );
}

interface TemplateFactsProps {
  template: NonNullable<PackageCheck['template']>;
  isDerived: boolean;
}

function TemplateFacts({ template, isDerived }: TemplateFactsProps) {
  const t = useTranslator();
  const { name, packageId, kind, tier, ratios, durationSeconds, fields } = template;
  const facts = [
    t(kind === 'image' ? 'import.image' : 'import.video'),
    ...(kind === 'image' ? [] : [t('import.seconds', { count: Math.round(durationSeconds * 10) / 10 })]),
    ratios.map((ratio) => t(`import.${ratio}`)).join(', '),
    ...(['texts', 'images', 'colors'] as const)
      .filter((kind) => fields[kind] > 0)
      .map((kind) => t(`import.${kind}`, { count: fields[kind] })),
    ...(tier === 'premium' ? [t('import.premium')] : []),
    ...(isDerived ? [t('import.derived')] : []),
  ];
  return (
    <div className="sr-package-check__facts">
      <p className="sr-package-check__name">
        {name} <span className="sr-package-check__id">{packageId}</span>
      </p>
      <p className="sr-package-check__list">{facts.join(' · ')}</p>
    </div>
  );
}

/** Each format with its own texts, and beside it with long ones. */
function StillGrid({ stills }: { stills: PackageCheck['stills'] }) {
  const t = useTranslator();
  return (
    <ul className="sr-list sr-stills">
      {stills.map(({ ratio, texts, url }) => {
        const caption = t(texts === 'short' ? 'import.stillShort' : 'import.stillLong', {
          ratio: t(`import.${ratio}`),
        });
        return (
          <li key={`${ratio} ${texts}`} className={`sr-stills__item sr-stills__item--${ratio}`}>
            <figure>
              <a href={url} target="_blank" rel="noreferrer" className="sr-stills__link" aria-label={caption}>
                <Thumbnail src={url} ratio={ratio} className="sr-stills__picture" />
              </a>
              <figcaption className="sr-stills__caption">{caption}</figcaption>
            </figure>
          </li>
        );
      })}
    </ul>
  );
}
