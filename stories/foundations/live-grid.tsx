import { defineElements, type TemplateGridElement } from '@spotreel/elements';
import manifest from '@spotreel/elements/custom-elements.json';
import type { Spotreel } from '@spotreel/sdk/internal/stores';
import { useEffect, useRef, useState } from 'react';
import { storyAccount } from '../story-account/story-account';

defineElements();

const EVENTS = manifest.modules
  .flatMap(({ declarations }) => declarations)
  .filter(({ tagName }) => tagName === 'template-grid')
  .flatMap(({ events }) => events.map(({ name }) => name));

interface LiveGridProps {
  /** On the element, as a page would style it. */
  className?: string;
  theme?: 'light' | 'dark';
  onEvent?: (event: CustomEvent) => void;
}

/** A `<template-grid>` on a page of documentation, with an account of its own. */
export function LiveGrid({ className = '', theme = 'light', onEvent }: LiveGridProps) {
  const host = useRef<HTMLDivElement>(null);
  const hear = useRef(onEvent);
  hear.current = onEvent;
  const [spotreel, setSpotreel] = useState<Spotreel>();
  useEffect(() => void storyAccount('live-grid', 'en', {}).then(setSpotreel), []);
  useEffect(() => {
    if (!spotreel) return;
    const element: TemplateGridElement = document.createElement('template-grid');
    Object.assign(element, { spotreel, theme, className });
    for (const name of EVENTS) element.addEventListener(name, (event) => hear.current?.(event as CustomEvent));
    host.current?.append(element);
    return () => element.remove();
  }, [spotreel, theme, className]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keys too
    <section ref={host} className="story-live sb-unstyled" aria-label="Live example" tabIndex={0} />
  );
}
