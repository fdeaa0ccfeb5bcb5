import { useStore } from '@nanostores/react';
import type { Template } from '@spotreel/sdk/internal/contract';
import { createTemplatePage, type TemplatePageStore } from '@spotreel/sdk/internal/stores';
import { Download } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { Button } from '../../controls/button/button';
import { RetryButton } from '../../controls/button/retry-button';
import { Notice } from '../../controls/notice/notice';
import { startDownload } from '../../foundation/files/start-download';
import { useSpotreel } from '../../foundation/spotreel-context';
import { lazyStyles } from '../../foundation/styles/lazy-styles';
import { useTranslator } from '../../foundation/text/translation';
import { useLoadInLanguage } from '../../foundation/use-load-in-language';
import { useSession } from '../../foundation/use-session';
import { DetailFacts } from '../library-page/detail-facts';
import { DetailHead } from '../library-page/detail-head';
import { DetailSkeleton } from '../library-page/detail-skeleton';
import { useDetailStyles } from '../library-page/detail-styles';
import { StartAction } from '../library-page/start-action';
import type { CardAction, CardActions } from '../template-grid/card-actions';
import { useGridStyles } from '../template-grid/grid-styles';
import { changesOf } from './changes';
import { SimilarTemplates } from './similar-templates';
import { TemplateFormats } from './template-formats';
import { TemplateStage } from './template-stage';
import styles from './template-view.css?inline';

/** The animation to show, and links to other pages of the host. */
export interface TemplateViewProps extends Pick<CardActions, 'templateAction'> {
  templateId: number;
  /** A new project was made. */
  onCreated: (projectId: number) => void;
  /** Its name is known. */
  onName?: ((name: string) => void) | undefined;
  /** There is no such animation. */
  onNotFound: () => void;
  /** The way to the same design in another format. */
  formatAction: CardAction<Pick<Template, 'id'>>;
}

const useStyles = lazyStyles([styles]);

/** One animation before it is used: how it moves, its formats, what can be changed in it. */
export function TemplateView({ templateId, onCreated, onName, onNotFound, ...actions }: TemplateViewProps) {
  useGridStyles();
  useDetailStyles();
  useStyles();
  const { formatAction, templateAction } = actions;
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [page] = useState(() => createTemplatePage(spotreel));
  const { data: template, failure, status } = useStore(page.$template);
  const isMissing = failure?.code === 'not_found';

  useLoadInLanguage(useCallback(() => page.open(templateId), [page, templateId]));
  useEffect(() => {
    if (template) onName?.(template.name);
  }, [template, onName]);
  useEffect(() => {
    if (isMissing) onNotFound();
  }, [isMissing, onNotFound]);

  if (failure && !isMissing)
    return (
      <Notice
        tone="danger"
        title={t('template.errorTitle')}
        action={<RetryButton failure={failure} onRetry={() => page.open(templateId)} />}
      >
        {failure.message !== t('template.errorTitle') && failure.message}
      </Notice>
    );
  if (!template || isMissing) return <DetailSkeleton />;
  return (
    <article className="sr-detail" aria-busy={status === 'loading'}>
      <TemplateTop page={page} template={template} onCreated={onCreated} formatAction={formatAction} />
      <SimilarTemplates page={page} templateAction={templateAction} />
    </article>
  );
}

interface TemplateTopProps extends Pick<TemplateViewProps, 'onCreated' | 'formatAction'> {
  page: TemplatePageStore;
  template: Template;
}

function TemplateTop({ page, template, onCreated, formatAction }: TemplateTopProps) {
  const t = useTranslator();
  const start = useStore(page.$start);
  const { user } = useSession();
  const { kind, durationSeconds, ingredient } = template;
  // what Blender renders is no file that could be carried away
  const hasPackage = ingredient.renderer === 'lottie';
  const length = t('library.seconds', { count: Math.round(durationSeconds) });

  async function use() {
    const projectId = await page.use();
    if (projectId !== undefined) onCreated(projectId);
  }

  return (
    <div className="sr-detail__top">
      <TemplateStage page={page} template={template} />
      <div className="sr-detail__side">
        <TemplateHead page={page} template={template} />
        <TemplateFormats page={page} template={template} action={formatAction} />
        <StartAction {...start} tier={template.tier} label={t('template.use')} onStart={use} />
        {user?.role === 'operator' && hasPackage && <ExportButton page={page} />}
        <DetailFacts
          facts={[
            [t('template.kind'), t(kind === 'image' ? 'template.stillImage' : 'template.video')],
            [t('recipe.length'), kind === 'image' ? '' : length],
          ]}
        />
        <section className="sr-detail__changes">
          <h2 className="sr-detail__subheading">{t('template.changes')}</h2>
          <DetailFacts facts={changesOf(template, t)} />
        </section>
      </div>
    </div>
  );
}

function TemplateHead({ page, template }: Pick<TemplateTopProps, 'page' | 'template'>) {
  const isFavourite = useStore(page.$isFavourite);
  const busy = useStore(page.$busy);
  return (
    <DetailHead
      item={template}
      isFavourite={isFavourite}
      isBusy={busy.size > 0}
      onToggleFavourite={page.toggleFavourite}
    />
  );
}

/** For operators: the design as a file, to be taken apart or carried to another server. */
function ExportButton({ page }: { page: TemplatePageStore }) {
  const t = useTranslator();
  const [isBusy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    const url = await page.exportPackage();
    setBusy(false);
    if (url !== undefined) startDownload(url);
  }

  return (
    <Button variant="quiet" size="sm" busy={isBusy} icon={<Download aria-hidden />} onClick={download}>
      {t('template.export')}
    </Button>
  );
}
