import calls from '../../data/staff-only-routes.json' with { type: 'json' };
import { rejection } from '../shared/webapi/errors.ts';
import type { Access, Method, Route } from '../shared/webapi/route.ts';

const toRoute = (access: string, call: string): Route => {
  const [method, path = ''] = call.split(' ');
  return {
    method: method as Method,
    path,
    access: access as Access,
    parameters: {},
    handle: () => {
      throw rejection(404, 'Request does not match any route.');
    },
  };
};

/**
 * Routes that reject guests and customers as stock Magento does, naming the resource that they lack; the
 * staff gets a 404. They stand before all other routes, which win over them.
 */
export const staffOnlyRoutes: readonly Route[] = Object.entries(calls).flatMap(
  ([access, ofResource]) => ofResource.map((call) => toRoute(access, call)),
);
