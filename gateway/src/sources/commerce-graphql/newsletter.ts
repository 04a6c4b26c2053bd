import { z } from 'zod';
import type { CustomerOperation } from './customer-client.ts';

const response = z.object({
  subscribeEmailToNewsletter: z.looseObject({ status: z.string().nullish() }),
});

export const newsletterSubscribe: CustomerOperation<z.infer<typeof response>> = {
  name: 'subscribeEmailToNewsletter',
  text: 'mutation($email:String!){subscribeEmailToNewsletter(email:$email){status}}',
  response,
};
