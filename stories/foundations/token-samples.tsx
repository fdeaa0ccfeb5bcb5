import { TOKENS, type TokenName } from '@spotreel/sdk/theme';
import { useLayoutEffect, useRef, useState } from 'react';
import { adoptComponentStyles } from '../../elements/react/embed/provider/styles';
import { colorRoles, paletteByHue, tokensOf } from './tokens';

const useTheme = () => useLayoutEffect(() => adoptComponentStyles(document), []);

interface SampleProps {
  name: string;
  /** The property that shows the token. */
  property: string;
  look: string;
}

/** A box that shows a token by one CSS property, and the value that the browser makes of it. */
function Sample({ name, property, look }: SampleProps) {
  const box = useRef<HTMLSpanElement>(null);
  const [value, setValue] = useState('');
  useLayoutEffect(() => {
    if (!box.current) return;
    box.current.style.setProperty(property, `var(${name})`);
    setValue(getComputedStyle(box.current).getPropertyValue(property));
  }, [name, property]);
  return (
    <>
      <span ref={box} className={`story-sample ${look}`} />
      <span>{value}</span>
    </>
  );
}

const Color = ({ name }: { name: string }) => (
  <Sample name={name} property="background-color" look="story-sample--color" />
);

/** Tier one: every color, by hue. */
export function Palette() {
  useTheme();
  return [...paletteByHue].map(([hue, names]) => (
    <section key={hue}>
      <h4>{hue}</h4>
      <ul className="story-tokens story-tokens--palette">
        {names.map((name) => (
          <li key={name}>
            <Color name={name} />
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** Tier two: what a color is for, in light and in dark. */
export function ColorRoles() {
  useTheme();
  return (
    <ul className="story-tokens">
      {colorRoles.map((name) => (
        <li key={name}>
          <span className="story-swatch">
            <span className="story-light">
              <Color name={name} />
            </span>
            <span className="sr-dark">
              <Color name={name} />
            </span>
          </span>
          <code>{name}</code>
          <span>{TOKENS[name]}</span>
        </li>
      ))}
    </ul>
  );
}

function Samples({ names, ...sample }: { names: readonly TokenName[] } & Omit<SampleProps, 'name'>) {
  useTheme();
  return (
    <ul className="story-tokens">
      {names.map((name) => (
        <li key={name}>
          <Sample name={name} {...sample} />
          <code>{name}</code>
          <span>{TOKENS[name]}</span>
        </li>
      ))}
    </ul>
  );
}

export function TypeTokens() {
  useTheme();
  return (
    <ul className="story-type">
      {tokensOf('text-').map((name) => (
        <TypeSample key={name} name={name} />
      ))}
    </ul>
  );
}

function TypeSample({ name }: { name: TokenName }) {
  const text = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => text.current?.style.setProperty('font-size', `var(${name})`), [name]);
  return (
    <li>
      <code>{name}</code>
      <span>{TOKENS[name]}</span>
      <span ref={text}>Warm bowls, every day</span>
    </li>
  );
}

export const SpaceTokens = () => <Samples names={tokensOf('space-')} property="width" look="story-sample--space" />;
export const RadiusTokens = () => (
  <Samples names={tokensOf('radius-')} property="border-radius" look="story-sample--radius" />
);
export const ShadowTokens = () => (
  <Samples names={tokensOf('shadow-')} property="box-shadow" look="story-sample--shadow" />
);
export const MotionTokens = () => (
  <Samples names={tokensOf('motion-')} property="transition-duration" look="story-sample--motion" />
);
export const LayerTokens = () => <Samples names={tokensOf('layer-')} property="z-index" look="story-sample--layer" />;
