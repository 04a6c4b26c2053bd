import { z } from 'zod';
import type { SocialFeedQuery } from './SocialFeed.generated.ts';

const MAX_POSTS = 12;
const MAX_TEXT_LENGTH = 140;

export type SocialPost = NonNullable<SocialFeedQuery['socialFeed']>['posts'][number];

const httpUrl = z.url({ protocol: /^https?$/ });
const item = z.object({
  url: httpUrl,
  image: httpUrl.optional(),
  banner_image: httpUrl.optional(),
  title: z.string().optional(),
  summary: z.string().optional(),
  content_text: z.string().optional(),
});
const feed = z.object({ items: z.array(z.unknown()) });

/** The first twelve posts with an image of a JSON Feed (jsonfeed.org, version 1 or 1.1); throws for another format. */
export function toPosts(json: unknown): SocialPost[] {
  return feed
    .parse(json)
    .items.flatMap((each): SocialPost[] => {
      const { success, data } = item.safeParse(each);
      const image = data?.image ?? data?.banner_image;
      if (!success || !image) return [];
      const text = (data.title ?? data.summary ?? data.content_text ?? '').trim();
      return [{ url: data.url, image, text: shortened(text) }];
    })
    .slice(0, MAX_POSTS);
}

function shortened(text: string): string {
  if (text.length <= MAX_TEXT_LENGTH) return text;
  return `${text.slice(0, MAX_TEXT_LENGTH).replace(/\s+\S*$/, '')} …`;
}
