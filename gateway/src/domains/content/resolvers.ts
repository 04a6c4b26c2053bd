import { GraphQLError } from 'graphql';
import { isFeature } from '../../calls/capability-probes.ts';
import { NEWSLETTER_RULES } from '../../calls/errors/customer.ts';
import { write } from '../../calls/rest-calls.ts';
import { userError } from '../../calls/user-errors.ts';
import type { GatewayContext } from '../../context.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import type { Menu, NewsletterSubscribePayload } from '../../generated/types.ts';
import { newsletterSubscribe } from '../../sources/commerce-graphql/customer-operations.ts';
import { contentEndpoints } from '../../sources/commerce-rest/content.ts';
import { toPublicMessage } from '../../sources/commerce-rest/errors.ts';
import { queryOne } from '../../sources/search/types.ts';
import { toCategoryMenu, toMenu } from './mappers.ts';

/** The shop has a single menu with the id 1. */
const SHOP_MENU = '1';
/** Algolia returns at most this many records. */
const MAX_CATEGORIES = 1000;

/** The status that means success. */
const SUBSCRIBED = 1;

function rejected(message: string): NewsletterSubscribePayload {
  const userErrors = [userError('BAD_USER_INPUT', message, 'email', 200)];
  return { isSubscribed: false, message: null, userErrors };
}

/** Magento's own texts. */
const SUBSCRIBED_MESSAGES = {
  confirmed: 'Thank you for your subscription.',
  unconfirmed: 'The confirmation request has been sent.',
} as const;

async function subscribeByGraphql(
  email: string,
  { customerGraphql, requestId, session }: GatewayContext,
): Promise<NewsletterSubscribePayload> {
  try {
    const variables = { email };
    // Magento may allow only customers to subscribe.
    const caller = { requestId, ...(session.customer && { token: session.customer.token }) };
    const response = await customerGraphql.run(newsletterSubscribe, { ...caller, variables });
    const isWaiting = response.subscribeEmailToNewsletter.status === 'NOT_ACTIVE';
    const message = isWaiting ? SUBSCRIBED_MESSAGES.unconfirmed : SUBSCRIBED_MESSAGES.confirmed;
    return { isSubscribed: true, message, userErrors: [] };
  } catch (error) {
    if (error instanceof GraphQLError && error.extensions.code === 'BAD_USER_INPUT') {
      return rejected(error.message);
    }
    throw error;
  }
}

async function subscribeByModule(
  email: string,
  context: GatewayContext,
): Promise<NewsletterSubscribePayload> {
  const { value, userErrors } = await write(context, contentEndpoints.newsletter, {
    query: { email },
    as: 'viewer',
    rules: NEWSLETTER_RULES,
  });
  if (value === null) return { isSubscribed: false, message: null, userErrors };
  const [{ message: text, status }] = value;
  const message = toPublicMessage(text);
  if (status === SUBSCRIBED) return { isSubscribed: true, message, userErrors };
  return rejected(message);
}

async function readMenu({ rest, requestId }: GatewayContext): Promise<Menu> {
  const params = { menu: SHOP_MENU };
  return toMenu(await rest.call(contentEndpoints.menu, { params, requestId }));
}

async function readCategoryMenu({ loaders }: GatewayContext): Promise<Menu> {
  const query = { index: 'categories', hitsPerPage: MAX_CATEGORIES } as const;
  return toCategoryMenu((await queryOne(loaders.catalog.search, query)).hits);
}

/** Menu and newsletter. Pages, blocks, URLs and store configuration come from the stitched back end. */
export const contentResolvers: Resolvers = {
  Query: {
    menu: (_, _args, context) =>
      context.publicCache.get('menu', () =>
        context.capabilities.getProvider('MENU') === 'SEARCH'
          ? readCategoryMenu(context)
          : readMenu(context),
      ),
    shop: (_, _args, { capabilities }) => ({
      features: capabilities
        .list()
        .filter(({ provider }) => provider !== null)
        .map(({ feature }) => feature)
        .filter(isFeature),
    }),
  },
  Mutation: {
    newsletterSubscribe: (_, { input }, context) =>
      context.capabilities.getProvider('NEWSLETTER') === 'GRAPHQL'
        ? subscribeByGraphql(input.email, context)
        : subscribeByModule(input.email, context),
  },
};
