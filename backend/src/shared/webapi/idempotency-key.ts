import { createHash } from 'node:crypto';
import { badInput, rejection } from './errors.ts';

/** The key of a call's Idempotency-Key header; null without one. @throws 400 for an unusable key */
export function readIdempotencyKey(header: string | undefined): string | null {
  if (header === undefined) return null;
  if (!/^[\x21-\x7e]{1,255}$/.test(header)) throw badInput('The Idempotency-Key is invalid.');
  return header;
}

/** Identifies the payload of a call. */
export const toFingerprint = (payload: object): string =>
  createHash('sha256').update(JSON.stringify(payload)).digest('hex');

/** A 409 for a key that was used for something else. */
export const otherPayload = () =>
  rejection(409, 'The Idempotency-Key was used with another payload.');
