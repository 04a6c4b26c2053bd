import { env } from '../../../env.ts';

/** The part of the server's configuration that pages need. */
export const site = {
  name: env.STORE_NAME,
  url: env.PUBLIC_URL,
  phone: env.SUPPORT_PHONE,
  chatUrl: env.CHAT_URL ?? null,
  hasStickyHeader: env.STICKY_HEADER,
  reviews: {
    url: env.REVIEW_BADGE_URL ?? null,
    image: env.REVIEW_BADGE_IMAGE ?? null,
    score: env.REVIEW_SCORE ?? null,
    count: env.REVIEW_COUNT ?? null,
  },
  hasSocialFeed: env.SOCIAL_FEED_URL !== undefined,
  analytics: env.ANALYTICS,
};
