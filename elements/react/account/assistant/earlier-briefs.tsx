import { useStore } from '@nanostores/react';
import type { BriefSummary } from '@spotreel/sdk/internal/contract';
import type { BriefList, Failure } from '@spotreel/sdk/internal/stores';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../controls/button/button';
import { RetryButton } from '../../controls/button/retry-button';
import { QuestionDialog } from '../../controls/dialog/question-dialog';
import { Notice } from '../../controls/notice/notice';
import { Thumbnail } from '../../controls/thumbnail/thumbnail';
import { shortDayText } from '../../foundation/text/dates';
import { useTranslator } from '../../foundation/text/translation';
import { PageControls } from '../account-screen/page-controls';

export interface EarlierBriefsProps {
  list: BriefList;
  /** Another brief is on its way. */
  isBusy: boolean;
  onOpen: (briefId: number) => void;
}

/** Earlier briefs, the one that was worked on last first. Nothing before there is one. */
export function EarlierBriefs({ list, isBusy, onOpen }: EarlierBriefsProps) {
  const t = useTranslator();
  const { data, failure, status } = useStore(list.$briefs);
  const [asked, setAsked] = useState<BriefSummary>();
  if (!data && failure) return <LoadFailure list={list} failure={failure} />;
  if (!data || data.totalCount === 0) return null;
  return (
    <section
      className="sr-assistant__earlier"
      aria-label={t('assistant.earlier')}
      aria-busy={isBusy || status === 'loading'}
    >
      <h2 className="sr-assistant__heading">{t('assistant.earlier')}</h2>
      <ul className="sr-assistant__briefs sr-list">
        {data.data.map((brief) => (
          <EarlierBrief
            key={brief.id}
            list={list}
            brief={brief}
            onOpen={() => onOpen(brief.id)}
            onDelete={() => setAsked(brief)}
          />
        ))}
      </ul>
      <PageControls page={data.page} numPages={data.numPages} onPage={(page) => void list.show(page)} />
      <DeletionDialog list={list} brief={asked} onClose={() => setAsked(undefined)} />
    </section>
  );
}

function LoadFailure({ list, failure }: { list: BriefList; failure: Failure }) {
  const t = useTranslator();
  return (
    <Notice
      tone="danger"
      title={t('assistant.earlierError')}
      action={<RetryButton failure={failure} onRetry={list.load} />}
    >
      {failure.message}
    </Notice>
  );
}

interface DeletionDialogProps {
  list: BriefList;
  /** Undefined: it is closed. */
  brief: BriefSummary | undefined;
  onClose: () => void;
}

function DeletionDialog({ list, brief, onClose }: DeletionDialogProps) {
  const t = useTranslator();
  return (
    <QuestionDialog
      open={brief !== undefined}
      title={t('assistant.deleteTitle')}
      text={t('assistant.deleteText')}
      action={t('assistant.deleteAction')}
      isDangerous
      onConfirm={() => brief && void list.remove(brief.id)}
      onClose={onClose}
    />
  );
}

interface EarlierBriefProps {
  list: BriefList;
  brief: BriefSummary;
  onOpen: () => void;
  onDelete: () => void;
}

function EarlierBrief({ list, brief, onOpen, onDelete }: EarlierBriefProps) {
  const t = useTranslator();
  const removing = useStore(list.$removing);
  const stills = useStore(list.$stills);
  const { id, title, ratio, scenes, previewUrl, opening, projectId, updatedAt } = brief;
  const facts = [shortDayText(t, updatedAt), t('assistant.sceneCount', { count: scenes })];
  if (projectId !== null) facts.push(t('assistant.hasVideo'));
  return (
    <li className="sr-assistant-brief">
      <Thumbnail src={opening ? stills[id] : previewUrl} ratio={ratio} className="sr-assistant-brief__still" />
      <div className="sr-assistant-brief__texts">
        <button type="button" className="sr-assistant-brief__open" dir="auto" onClick={onOpen}>
          {title}
        </button>
        <p className="sr-assistant-brief__facts">{facts.join(' · ')}</p>
      </div>
      <IconButton
        label={t('assistant.deleteBrief', { title })}
        size="sm"
        className="sr-assistant-brief__delete"
        busy={removing === id}
        onClick={onDelete}
      >
        <Trash2 aria-hidden />
      </IconButton>
    </li>
  );
}
