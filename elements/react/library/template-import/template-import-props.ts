import type { CardAction } from '../template-grid/card-actions';

/** Link from an imported template to its page. */
export interface TemplateImportProps {
  /** The way to a template that was imported. */
  templateAction: CardAction<{ readonly id: number }>;
}
