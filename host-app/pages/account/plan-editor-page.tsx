import { PlanEditor, useAccountScreen } from '@spotreel/elements/internal/account';
import { useTranslator } from '@spotreel/elements/internal/react';
import { usePageTitle } from '../page-title';

/** Plans of the operator's own team. */
export function PlanEditorPage() {
  useAccountScreen();
  usePageTitle(useTranslator()('planEditor.title'));
  return <PlanEditor />;
}
