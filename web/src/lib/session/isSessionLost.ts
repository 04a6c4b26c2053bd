import { hasErrorCode } from '../forms/hasErrorCode.ts';

/** True for the gateway's answer that the session has ended (spec §4, HTTP 401). */
export const isSessionLost = (error: unknown): boolean => hasErrorCode(error, 'UNAUTHENTICATED');
