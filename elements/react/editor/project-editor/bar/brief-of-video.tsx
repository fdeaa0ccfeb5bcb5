import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { useTranslator } from '../../../foundation/text/translation';
import { useEditor } from '../../editor-context/editor-context';

/** Props of `EditorBriefLink`. */
export interface EditorBriefLinkProps {
  /** Renders the way to a brief's conversation. */
  briefLink: (briefId: number, label: string, className: string) => ReactNode;
}

const BUTTON = 'sr-button sr-button--quiet sr-button--md sr-button--icon';

/** Leads to the brief of a video that has one. */
export function BriefOfVideo({ briefLink }: EditorBriefLinkProps) {
  const t = useTranslator();
  const briefId = useStore(useEditor().environment.$initial)?.lastBriefId ?? null;
  return briefId === null ? null : briefLink(briefId, t('generated.brief'), BUTTON);
}
