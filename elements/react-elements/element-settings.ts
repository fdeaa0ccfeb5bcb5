import { createContext, createElement, type ReactNode, useContext } from 'react';
import type { PageSettings } from '../define/page-settings';

/** Properties of `ElementSettings`. */
export interface ElementSettingsProps extends PageSettings {
  /** Elements in here get these settings. */
  children?: ReactNode;
}

const SettingsContext = createContext<PageSettings>({});

/**
 * Settings of all elements inside: server, token, language, theme, prefix. What an element has itself comes first.
 *
 * @example
 * ```tsx
 * import { ElementSettings, TemplateGridTag } from '@spotreel/elements/react-elements';
 *
 * const page = (
 *   <ElementSettings apiBase="https://videos.example.com" getAccessToken={() => 'a token of your server'}>
 *     <TemplateGridTag />
 *   </ElementSettings>
 * );
 * ```
 */
export function ElementSettings({ children, ...settings }: ElementSettingsProps) {
  return createElement(SettingsContext.Provider, { value: settings }, children);
}

/** The settings around a component. */
export function useElementSettings(): PageSettings {
  return useContext(SettingsContext);
}
