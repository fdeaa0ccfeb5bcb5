import { defineElements, type SurveyModalElement } from '@spotreel/elements';
import type { Survey } from '@spotreel/sdk/internal/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef } from 'react';
import { fn, waitFor } from 'storybook/test';
import { demoProduct, demoSurvey } from '../story-account/demo-surveys';
import { PHONE } from '../story-account/looks';

defineElements();

/** The survey has come in. */
const FADE_MS = 600;

interface ElementProps {
  survey: Survey;
  /** Inside the element, as a part of the page. */
  inline?: boolean;
  onDisplayed?: () => void;
}

/** `<survey-modal>` with one survey for trying it out. */
function Modal({ survey, inline, onDisplayed }: ElementProps) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element: SurveyModalElement = document.createElement('survey-modal');
    element.addEventListener('survey-displayed', () => onDisplayed?.());
    Object.assign(element, { product: demoProduct, inline, survey });
    host.current?.append(element);
    return () => element.remove();
  }, [survey, inline, onDisplayed]);
  return <div ref={host} className="story-survey" />;
}

const meta: Meta<typeof Modal> = {
  title: 'Elements/survey-modal',
  component: Modal,
  parameters: {
    without: { states: 'loading, empty, error, long, rtl, dark', why: 'The states of Questions.' },
    page: 'host',
  },
  args: { survey: demoSurvey, onDisplayed: fn() },
};
export default meta;
type Story = StoryObj<typeof Modal>;

const displayed: NonNullable<Story['play']> = async ({ args }) => {
  await waitFor(() => {
    if ((args.onDisplayed as ReturnType<typeof fn>).mock.calls.length === 0) throw new Error('It is not displayed.');
  });
  await new Promise((resolve) => setTimeout(resolve, FADE_MS));
};

export const OverThePage: Story = { play: displayed };
export const Inline: Story = { args: { inline: true }, play: displayed };
export const OnAPhone: Story = { play: displayed, ...PHONE };
