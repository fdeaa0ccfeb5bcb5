import { PlanEditor, useAccountScreen } from '@spotreel/elements/account';
import { useTranslator } from '@spotreel/elements/react';
import { usePageTitle } from './page-title';

/** What the operator's own team sells. */
export function PlanEditorPage() {
  useAccountScreen();
  usePageTitle(useTranslator()('planEditor.title'));
  return <PlanEditor />;
}
