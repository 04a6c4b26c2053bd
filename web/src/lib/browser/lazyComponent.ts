import { type ComponentType, createElement, lazy, Suspense } from 'react';

/**
 * A component whose code is loaded when it is first rendered, and which shows nothing until then:
 * `lazyComponent(() => import('./Menu.tsx').then((m) => m.Menu))`. With another fallback, use React's `lazy`.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Loaded: ComponentType<Props> = lazy(() =>
    load().then((component) => ({ default: component })),
  );
  return function LazyComponent(props: Props) {
    return createElement(Suspense, { fallback: null }, createElement(Loaded, props));
  };
}
