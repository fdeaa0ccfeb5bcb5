/** Our own widget as the script that is served: what the minifier shortened in it is proven here alone. */
import { expect, type Page } from '@playwright/test';
import type { ClientUnderTest } from './published-client';

interface ShopWindow {
  spotreelSurveys: { queue: unknown[] };
}

export const surveyScript: ClientUnderTest = {
  async start(visitor, options) {
    await visitor.evaluate(({ apiHost, environmentId, userId }) => {
      // commands that wait for the script
      const queue: unknown[] = userId ? [['setAttribute', 'plan', 'pro']] : [];
      (window as unknown as ShopWindow).spotreelSurveys = { queue: [...queue, ['track', 'Looked around']] };
      const script = document.createElement('script');
      const src = `${apiHost}/survey-widget/spotreel-surveys.js`;
      Object.assign(script, { type: 'module', src });
      Object.assign(script.dataset, { environmentId, apiHost, ...(userId && { userId }) });
      document.head.append(script);
    }, options);
  },

  async answerAll(visitor: Page) {
    const form = visitor.locator('spotreel-survey form');
    const at = (id: string) => expect(form.getByRole('heading', { name: `Question ${id}` })).toBeVisible();
    const next = () => form.getByRole('button', { name: /^(Next|Finish|Go on)$/ }).click();
    await at('text');
    await form.getByRole('textbox').fill('All is well');
    await next();
    await at('single');
    await form.getByText('Pear', { exact: true }).click();
    await next();
    await at('multi');
    await form.getByText('Violet', { exact: true }).click();
    await form.getByText('Indigo', { exact: true }).click();
    await next();
    await at('nps');
    await form.locator('label').filter({ hasText: /^9$/ }).click();
    await at('rating');
    await form.locator('label').filter({ hasText: /^4$/ }).click();
    await at('cta');
    await next();
    await at('consent');
    await form.getByText('I agree').click();
    await next();
    await at('picture');
    await form.locator('label').first().click();
    await next();
    await at('file');
    const file = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear team') };
    await form.locator('input[type="file"]').setInputFiles(file);
    await expect(form.getByText('note.txt')).toBeVisible();
    await expect(form.getByRole('progressbar')).toHaveCount(0);
    await next();
    await expect(visitor.getByText('That was all')).toBeVisible();
  },
};
