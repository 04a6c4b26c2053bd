import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react';
import { loadWhenOnline } from './connection.ts';

type PropsOf<Component> =
  Component extends ComponentType<infer Props extends object> ? Props : never;

/**
 * A component whose code is loaded when it is first rendered: `lazyComponent(() => import('./Menu.tsx'), 'Menu')`. Until
 * then it shows its `fallback`. While the browser is offline, it waits for the connection, so that the page stays.
 */
export function lazyComponent<
  Name extends string,
  Module extends Readonly<Record<Name, ComponentType<never>>>,
>(load: () => Promise<Module>, name: Name) {
  type Props = PropsOf<Module[Name]>;
  const Loaded: ComponentType<Props> = lazy(async () => ({
    default: (await loadWhenOnline(load))[name] as ComponentType<Props>,
  }));
  return function LazyComponent(props: Props & { fallback?: ReactNode }) {
    return createElement(Suspense, { fallback: props.fallback }, createElement(Loaded, props));
  };
}
