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
 * Routes of stock Magento for administrators that this back end lacks: guests and customers get Magento's 401 with the
 * missing resource, administrators a 404. Other routes take precedence over them,
 * but none may have the same path.
 */
export const staffOnlyRoutes: readonly Route[] = Object.entries(calls).flatMap(
  ([access, ofResource]) => ofResource.map((call) => toRoute(access, call)),
);
