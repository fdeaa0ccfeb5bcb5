import { useLayoutEffect, useRef } from 'react';
import { type Token, tokens, tokensOf } from './tokens';

const label = ({ name }: Token) => name.replace('--spotreel-', '');

/** A box that shows a value by one CSS property. */
function Sample({ property, value, className }: { property: string; value: string; className: string }) {
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => box.current?.style.setProperty(property, value), [property, value]);
  return <span ref={box} className={`story-sample ${className}`} />;
}

interface TableProps {
  rows: readonly Token[];
  property: string;
  look: string;
}

function Samples({ rows, property, look }: TableProps) {
  return (
    <ul className="story-tokens">
      {rows.map((token) => (
        <li key={token.name}>
          <Sample property={property} value={token.value} className={look} />
          <code>{label(token)}</code>
          <span>{token.value}</span>
        </li>
      ))}
    </ul>
  );
}

export function ColorTokens() {
  const colors = tokens.filter(({ value, name }) => /^(#|rgb)/.test(value) && !name.includes('shadow'));
  return (
    <ul className="story-tokens story-tokens--colors">
      {colors.map((token) => (
        <li key={token.name}>
          <span className="story-swatch">
            <Sample property="background-color" value={token.value} className="story-sample--color" />
            <Sample property="background-color" value={token.dark ?? token.value} className="story-sample--color" />
          </span>
          <code>{label(token)}</code>
          <span>
            {token.value} · {token.dark ?? 'same'}
          </span>
        </li>
      ))}
    </ul>
  );
}

export function TypeTokens() {
  const sizes = tokensOf('text-').filter(({ value }) => value.endsWith('rem'));
  return (
    <ul className="story-type">
      {sizes.map((token) => (
        <TypeSample key={token.name} token={token} />
      ))}
    </ul>
  );
}

function TypeSample({ token }: { token: Token }) {
  const text = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => text.current?.style.setProperty('font-size', token.value), [token]);
  return (
    <li>
      <code>{label(token)}</code>
      <span>{token.value}</span>
      <span ref={text}>Warm bowls, every day</span>
    </li>
  );
}

export const SpaceTokens = () => <Samples rows={tokensOf('space-')} property="width" look="story-sample--space" />;
export const RadiusTokens = () => (
  <Samples rows={tokensOf('radius-')} property="border-radius" look="story-sample--radius" />
);
export const ShadowTokens = () => (
  <Samples rows={tokensOf('shadow-')} property="box-shadow" look="story-sample--shadow" />
);
export const MotionTokens = () => (
  <Samples rows={tokensOf('motion-', 'ease')} property="transition-duration" look="story-sample--motion" />
);
