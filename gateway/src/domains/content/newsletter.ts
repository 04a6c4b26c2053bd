import { NEWSLETTER_RULES } from '../../calls/errors/content.ts';
import { write } from '../../calls/write.ts';
import type { GatewayContext } from '../../context.ts';
import type { NewsletterSubscribePayload } from '../../generated/types.ts';
import { contentEndpoints } from '../../sources/commerce-rest/content-endpoints.ts';

/** The status of the first entry that means success (spec §7). */
const SUBSCRIBED = 1;

/** Signs an address up. The answer is a list; its first entry has the message and the status. */
export const subscribe = async (
  email: string,
  context: GatewayContext,
): Promise<NewsletterSubscribePayload> => {
  const { value, userErrors } = await write(context, contentEndpoints.newsletter, {
    query: { email },
    as: 'nobody',
    rules: NEWSLETTER_RULES,
  });
  if (value === null) return { isSubscribed: false, message: null, userErrors };
  const [{ message, status }] = value;
  if (status === SUBSCRIBED) return { isSubscribed: true, message, userErrors };
  const refusal = { code: 'BAD_USER_INPUT', message, field: ['email'], status: 200 } as const;
  return { isSubscribed: false, message: null, userErrors: [refusal] };
};
