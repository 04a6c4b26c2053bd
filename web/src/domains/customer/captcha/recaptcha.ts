import { loadScript } from '#lib/browser/loadScript.ts';

interface Recaptcha {
  ready(then: () => void): void;
  render(place: HTMLElement, options: Record<string, unknown>): number;
  execute(widget: number): void;
}

const SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit';

async function loadRecaptcha(): Promise<Recaptcha> {
  await loadScript(SCRIPT);
  const { grecaptcha } = window as unknown as { grecaptcha: Recaptcha };
  await new Promise<void>((resolve) => grecaptcha.ready(resolve));
  return grecaptcha;
}

/** Requests a token from Google's invisible reCAPTCHA; rejects if none is issued. */
export async function executeRecaptcha(siteKey: string): Promise<string> {
  const recaptcha = await loadRecaptcha();
  const place = document.createElement('div');
  document.body.append(place);
  try {
    return await new Promise<string>((resolve, reject) => {
      const widget = recaptcha.render(place, {
        sitekey: siteKey,
        size: 'invisible',
        callback: resolve,
        'error-callback': () => reject(new Error('reCAPTCHA did not respond.')),
        'expired-callback': () => reject(new Error('reCAPTCHA took too long.')),
      });
      recaptcha.execute(widget);
    });
  } finally {
    place.remove();
  }
}
