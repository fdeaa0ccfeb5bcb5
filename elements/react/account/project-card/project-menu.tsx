import type { ProjectSummary } from '@spotreel/sdk/internal/contract';
import type { Translator } from '@spotreel/sdk/internal/i18n';
import { Copy, Download, EllipsisVertical, FileCheck, FilePen, Pencil, Share2, SquarePen, Trash2 } from 'lucide-react';
import { IconButton } from '../../controls/button/button';
import { Menu, type MenuItem } from '../../controls/menu/menu';
import { formatNames } from '../../editor/render-dialog/choices/format-names';
import { useTranslator } from '../../foundation/text/translation';

export interface ProjectActions {
  onOpen: () => void;
  onRename: () => void;
  onDuplicate: () => void;
  /** A draft becomes finished, and the other way around. */
  onToggleDraft: () => void;
  /** Downloads the newest finished file. */
  onDownload: () => void;
  /** Shares the newest finished file. Absent: not offered. */
  onShare?: (() => void) | undefined;
  onDelete: () => void;
}

export interface ProjectMenuProps extends ProjectActions {
  project: ProjectSummary;
  /** One of the actions is under way. */
  isBusy: boolean;
}

/** Actions for a video. */
export function ProjectMenu({ project, isBusy, ...actions }: ProjectMenuProps) {
  const t = useTranslator();
  const { name, kind, file, draft } = project;
  const label = t('projects.actions', { name });
  const format = formatNames[file?.format ?? (kind === 'image' ? 'png' : 'mp4')];
  const downloadHint = file === null ? t('projects.notExported') : !file.isCurrent && t('projects.downloadOlder');
  return (
    <Menu
      label={label}
      trigger={
        <IconButton label={label} size="sm" busy={isBusy}>
          <EllipsisVertical aria-hidden />
        </IconButton>
      }
      items={[
        { value: 'open', label: t('projects.open'), icon: <SquarePen aria-hidden />, onSelect: actions.onOpen },
        { value: 'rename', label: t('projects.rename'), icon: <Pencil aria-hidden />, onSelect: actions.onRename },
        { value: 'copy', label: t('projects.duplicate'), icon: <Copy aria-hidden />, onSelect: actions.onDuplicate },
        draftItem(t, draft, actions.onToggleDraft),
        {
          value: 'download',
          label: t('projects.download', { format }),
          icon: <Download aria-hidden />,
          disabled: file === null,
          hint: downloadHint || undefined,
          onSelect: actions.onDownload,
        },
        ...(actions.onShare && kind !== 'image' ? [shareItem(t, actions.onShare)] : []),
        {
          value: 'delete',
          label: t('projects.delete'),
          icon: <Trash2 aria-hidden />,
          danger: true,
          onSelect: actions.onDelete,
        },
      ]}
    />
  );
}

function draftItem(t: Translator, isDraft: boolean, onSelect: () => void): MenuItem {
  const icon = isDraft ? <FileCheck aria-hidden /> : <FilePen aria-hidden />;
  return { value: 'draft', label: t(isDraft ? 'projects.markFinished' : 'projects.markDraft'), icon, onSelect };
}

function shareItem(t: Translator, onSelect: () => void): MenuItem {
  return { value: 'share', label: t('projects.share'), icon: <Share2 aria-hidden />, onSelect };
}
