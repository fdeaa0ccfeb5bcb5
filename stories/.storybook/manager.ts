import { addons } from 'storybook/manager-api';
import { look } from './look';

/** Names of stories come from their exports in title case; everything else in the sidebar is in sentence case. */
function sentenceCase(name: string): string {
  return name.slice(0, 1) + name.slice(1).replace(/ [A-Z](?=[a-z]| |$)/g, (letter) => letter.toLowerCase());
}

addons.setConfig({
  theme: look,
  sidebar: { renderLabel: ({ name, type }) => (type === 'story' ? sentenceCase(name) : name) },
});
