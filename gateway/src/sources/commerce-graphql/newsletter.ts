import { z } from 'zod';
import { text } from '../wire-values.ts';
import { customerOperation } from './customer-client.ts';

export const newsletterSubscribe = customerOperation(
  'subscribeEmailToNewsletter',
  'mutation($email:String!){subscribeEmailToNewsletter(email:$email){status}}',
  z.object({ subscribeEmailToNewsletter: z.object({ status: text }) }),
);
