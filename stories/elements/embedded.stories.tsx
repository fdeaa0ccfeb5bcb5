import { defineElements } from '@spotreel/elements';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef } from 'react';
import { waitFor } from 'storybook/test';

defineElements();

interface EmbeddedProps {
  /** Token of the signed-in user from the page. */
  getAccessToken?: () => string | null;
}

/** Content of an embedded element before login. */
function Embedded({ getAccessToken }: EmbeddedProps) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = document.createElement('template-grid');
    Object.assign(element, { getAccessToken });
    host.current?.append(element);
    return () => element.remove();
  }, [getAccessToken]);
  return <div ref={host} />;
}

const meta: Meta<typeof Embedded> = {
  title: 'Elements/Signed out',
  component: Embedded,
  parameters: {
    page: 'host',
    without: { states: 'loading, empty, error, long, rtl, dark, phone', why: 'The form is Sign in.' },
  },
};
export default meta;
type Story = StoryObj<typeof Embedded>;

const says =
  (selector: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await waitFor(() => {
      const root = canvasElement.querySelector('template-grid')?.shadowRoot;
      if (!root?.querySelector(selector)) throw new Error(`There is no ${selector}.`);
    });
  };

/** Spotreel's own sign-in. */
export const Form: Story = { play: says('form') };
/** The page owns the session, and says that no user is signed in. */
export const TheHostSignsIn: Story = { args: { getAccessToken: () => null }, play: says('.sr-empty') };
