import { z } from 'zod';

const text = z.string();
const idText = z.union([z.string(), z.number()]).transform(String);

/** Fields that the shop's own module adds to a cart line; stock Magento has none of them. */
const lineExtension = z.looseObject({
  instock: z.union([z.boolean(), z.number(), z.string()]).nullish(),
  image_url: text.nullish(),
  url_key: text.nullish(),
});

const customOption = z.looseObject({ option_id: idText, option_value: idText });

/** One line of a cart as the REST answers it. */
export const cartItemAnswer = z.looseObject({
  item_id: idText,
  sku: text,
  qty: z.number(),
  name: text.nullish(),
  price: z.number().nullish(),
  product_type: text.nullish(),
  product_option: z
    .looseObject({
      extension_attributes: z
        .looseObject({ custom_options: z.array(customOption).optional() })
        .optional(),
    })
    .nullish(),
  extension_attributes: z.union([lineExtension, z.array(z.unknown())]).nullish(),
});
export type CartItemAnswer = z.infer<typeof cartItemAnswer>;

/** A cart as the REST answers it. One that has become an order has no `items`. */
export const cartAnswer = z.looseObject({
  id: idText,
  is_active: z.boolean(),
  is_virtual: z.boolean().optional(),
  items: z.array(cartItemAnswer).optional(),
  items_qty: z.number().nullish(),
  reserved_order_id: text.nullish(),
});
export type CartAnswer = z.infer<typeof cartAnswer>;

const segment = z.looseObject({
  code: text,
  title: text.nullish(),
  value: z.number().nullable(),
});

/** The sums of a cart as the REST answers them; dollars. */
export const totalsAnswer = z.looseObject({
  base_subtotal: z.number().nullish(),
  subtotal_incl_tax: z.number().nullish(),
  base_discount_amount: z.number().nullish(),
  base_shipping_amount: z.number().nullish(),
  base_tax_amount: z.number().nullish(),
  base_grand_total: z.number().nullish(),
  coupon_code: text.nullish(),
  total_segments: z.array(segment).default([]),
});
export type TotalsAnswer = z.infer<typeof totalsAnswer>;

export const paymentMethodsAnswer = z.array(z.looseObject({ code: text, title: text.nullish() }));
export type PaymentMethodsAnswer = z.infer<typeof paymentMethodsAnswer>;

/** What a cart costs and how it can be paid once its shipping is set; null where the answer does not say. */
export const shippingAnswer = z.looseObject({
  totals: totalsAnswer.required({ base_grand_total: true }).nullish().catch(null),
  payment_methods: paymentMethodsAnswer.nullish().catch(null),
});

/** Ways to ship a cart; dollars. A carrier that failed has no method code and says why. */
export const shippingMethodsAnswer = z.array(
  z.looseObject({
    carrier_code: text,
    method_code: text.nullish(),
    carrier_title: text.nullish(),
    method_title: text.nullish(),
    amount: z.number().nullish(),
    price_excl_tax: z.number().nullish(),
    price_incl_tax: z.number().nullish(),
    available: z.boolean().nullish(),
    error_message: text.nullish(),
  }),
);
export type ShippingMethodsAnswer = z.infer<typeof shippingMethodsAnswer>;

/** Body of adding a line. `cartItem`, not `cart_item`: a customer's cart refuses the latter. */
export interface CartItemBody {
  readonly cartItem: {
    readonly quote_id?: string;
    readonly sku: string;
    readonly qty: number;
    readonly product_option?: {
      readonly extension_attributes: {
        readonly custom_options: readonly { option_id: string; option_value: string }[];
      };
    };
  };
}
