/** What Remotion's bundler takes. */
import { createElement } from 'react';
import { Composition, registerRoot } from 'remotion';
import film from './film.json';
import { filmOf } from './scene.jsx';

const { width, height, durationFrames } = film;
const component = filmOf(film);

registerRoot(() =>
  createElement(Composition, { id: 'film', component, width, height, fps: 30, durationInFrames: durationFrames }),
);
