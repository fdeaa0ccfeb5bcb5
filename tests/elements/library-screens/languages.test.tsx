/** Screens that are open when the language is changed: the server answers in the language of the screen. */
import { act, type ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { HomeView } from '../../../elements/react/library/home/home-view';
import { RecipeView } from '../../../elements/react/library/recipe/recipe-view';
import { TemplateView } from '../../../elements/react/library/template/template-view';
import { HelpView } from '../../../elements/react/support/help/help-view';
import type { CallName } from '../../../sdk/contract/contract';
import type { Spotreel } from '../../../sdk/stores/spotreel';
import { openScreen, recipeAction, templateAction } from './screen';

let close: (() => void) | undefined;
afterEach(() => {
  close?.();
  close = undefined;
});

const link = (_: unknown, label: ReactNode) => <b>{label}</b>;

const SCREENS = [
  [
    'home',
    'sections',
    <HomeView
      key="home"
      recipeAction={recipeAction}
      templateAction={templateAction}
      projectLink={(id, label) => <b key={id}>{label}</b>}
      libraryLink={link}
    />,
  ],
  ['a recipe', 'recipe', <RecipeView key="recipe" recipeId={1} onCreated={() => {}} notFound="nothing" />],
  [
    'a template',
    'template',
    <TemplateView
      key="template"
      templateId={2001}
      onCreated={() => {}}
      onNotFound={() => {}}
      formatAction={({ id }, label) => <b key={id}>{label}</b>}
      templateAction={templateAction}
    />,
  ],
  ['the help', 'helpTopics', <HelpView key="help" pageLink={(_, label) => label} search="" onSearch={() => {}} />],
] as const;

test.each(SCREENS)('%s asks the server again when the language changes', async (_, call, screen) => {
  let spotreel: Spotreel | undefined;
  const {
    server,
    come,
    close: end,
  } = await openScreen(screen, (_server, opened) => {
    spotreel = opened;
  });
  close = end;
  const asked = () => server.asked(call as CallName).length;
  await come(() => expect(asked()).toBe(1));
  await act(async () => spotreel?.language.speak('de'));
  await come(() => expect(asked()).toBe(2));
});
