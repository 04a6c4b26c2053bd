import type { ApolloServerPlugin } from '@apollo/server';
import type { GatewayContext } from '../context.ts';
import { currentRecord } from './request-record.ts';

/** In development, a request with this header is told what its answer cost. */
export const COST_HEADER = 'x-encore-cost';

/**
 * Notes the errors of an answer in the request's record and, with `showsCost`, adds `extensions.cost` to answers of
 * requests that ask for it: the number of calls that left, and service, method, status and milliseconds of each.
 */
export const recordPlugin = (showsCost: boolean): ApolloServerPlugin<GatewayContext> => ({
  requestDidStart: async ({ request }) => {
    const begun = performance.now();
    const wantsCost = showsCost && request.http?.headers.get(COST_HEADER) !== undefined;
    return {
      willSendResponse: async ({ response }) => {
        const record = currentRecord();
        if (record === undefined || response.body.kind !== 'single') return;
        const { singleResult } = response.body;
        for (const { extensions } of singleResult.errors ?? []) {
          record.errorCodes.push(String(extensions?.code ?? 'INTERNAL_SERVER_ERROR'));
        }
        if (!wantsCost) return;
        const round = (ms: number) => Math.round(ms * 10) / 10;
        const cost = {
          ms: round(performance.now() - begun),
          upstreamCalls: record.calls.length,
          calls: record.calls.map(({ service, method, status, ms }) => ({
            service,
            method,
            status,
            ms: round(ms),
          })),
        };
        singleResult.extensions = { ...singleResult.extensions, cost };
      },
    };
  },
});
