const loading = new Map<string, Promise<void>>();

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

/** Loads a script of another site once. Rejects when it cannot be had; the next call asks for it again. */
export function loadScript(src: string): Promise<void> {
  const known = loading.get(src);
  if (known) return known;
  const script = append(src).catch((error: unknown) => {
    loading.delete(src);
    throw error;
  });
  loading.set(src, script);
  return script;
}
