import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { FeedbackForm, type FeedbackFormProps } from '../../../../../elements/react/editor/feedback-form/feedback-form';
import { reactPage } from '../../../react-page';

const place = reactPage();

function show(change: Partial<FeedbackFormProps> = {}) {
  const props: FeedbackFormProps = {
    status: 'wanted',
    failureText: undefined,
    maxIndustry: 80,
    maxComment: 2000,
    onSend: vi.fn(),
    onSkip: vi.fn(),
    ...change,
  };
  act(() => place.root.render(<FeedbackForm {...props} />));
  return props;
}

const stars = () => [...place.page.querySelectorAll<HTMLInputElement>('input[type=radio]')];
const button = (name: string) => [...place.page.querySelectorAll('button')].find((item) => item.textContent === name);

test('asks for stars first, and for words from those who gave some', () => {
  const { onSend } = show();
  expect(stars().map((star) => star.parentElement?.textContent)).toEqual([
    '1 star',
    '2 stars',
    '3 stars',
    '4 stars',
    '5 stars',
  ]);
  expect(new Set(stars().map(({ name }) => name)).size).toBe(1);
  expect(place.page.querySelector('textarea')).toBeNull();
  act(() => stars()[3]?.click());
  expect(place.page.querySelector('textarea')?.maxLength).toBe(2000);
  act(() => button('Send feedback')?.click());
  expect(onSend).toHaveBeenCalledExactlyOnceWith({ score: 4, industry: '', comment: '' });
});

test('can be skipped, says thank you, and says why it could not be sent', () => {
  const { onSkip } = show({ failureText: 'We can’t reach the server. Check your connection and try again.' });
  expect(place.page.querySelector('[role=alert]')?.textContent).toBe(
    'We can’t reach the server. Check your connection and try again.',
  );
  act(() => button('Not now')?.click());
  expect(onSkip).toHaveBeenCalledOnce();
  show({ status: 'sent' });
  expect(place.page.querySelector('[role=status]')?.textContent).toContain('Thank you!');
});

test.each(['given', 'skipped'] as const)('is not there when it was %s', (status) => {
  show({ status });
  expect(place.page.innerHTML).toBe('');
});
