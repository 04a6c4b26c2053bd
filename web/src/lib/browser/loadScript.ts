import { loadOnce } from './loadOnce.ts';

const scripts = new Map<string, () => Promise<void>>();

function append(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`The script ${src} cannot be loaded.`));
    };
    document.head.append(script);
  });
}

/** Loads an external script once. Rejects on failure; the next call tries again. */
export function loadScript(src: string): Promise<void> {
  const load = scripts.get(src) ?? loadOnce(() => append(src));
  scripts.set(src, load);
  return load();
}
