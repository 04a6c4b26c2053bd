interface Recaptcha {
  ready(then: () => void): void;
  render(place: HTMLElement, options: Record<string, unknown>): number;
  execute(widget: number): void;
}

const SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit';

function loadScript(): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.onerror = () => reject(new Error('reCAPTCHA cannot be reached.'));
    script.onload = () => {
      const { grecaptcha } = window as unknown as { grecaptcha: Recaptcha };
      grecaptcha.ready(() => resolve(grecaptcha));
    };
    document.head.append(script);
  });
}

let loaded: Promise<Recaptcha> | null = null;

/** A token of Google's invisible reCAPTCHA; rejects when it cannot be had. Google's script is loaded by the first call. */
export async function askRecaptcha(siteKey: string): Promise<string> {
  loaded ??= loadScript();
  const recaptcha = await loaded.catch((error: unknown) => {
    loaded = null;
    throw error;
  });
  const place = document.createElement('div');
  document.body.append(place);
  try {
    return await new Promise<string>((resolve, reject) => {
      const widget = recaptcha.render(place, {
        sitekey: siteKey,
        size: 'invisible',
        callback: resolve,
        'error-callback': () => reject(new Error('reCAPTCHA gave no answer.')),
        'expired-callback': () => reject(new Error('reCAPTCHA took too long.')),
      });
      recaptcha.execute(widget);
    });
  } finally {
    place.remove();
  }
}
