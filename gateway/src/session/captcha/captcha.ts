import type { CaptchaKind } from '../../generated/types.ts';

/** Tells people from machines. */
export interface Captcha {
  readonly kind: CaptchaKind;
  /** The public key that a browser needs; null for none. */
  readonly siteKey: string | null;
  /** A fresh puzzle as JSON text; null for a captcha without. */
  challenge(): Promise<string | null>;
  /** True for a right answer that nobody has given before. False too when it cannot be checked; never rejects. */
  verify(answer: string | null | undefined): Promise<boolean>;
}

/** Takes every answer. */
export const noCaptcha: Captcha = {
  kind: 'NONE',
  siteKey: null,
  challenge: async () => null,
  verify: async () => true,
};
