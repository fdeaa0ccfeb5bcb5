import type { CardAction } from '../template-grid/card-actions';

export interface TemplateImportProps {
  /** The way to a template that was imported. */
  templateAction: CardAction<{ readonly id: number }>;
}
