import { expect, test } from 'vitest';
import { examineShop, store } from '../test/doctor.ts';

async function examineSettings(replies: Readonly<Record<string, object>>) {
  const wrong = Object.entries(replies).map(([field, json]) => [field, { status: 200, json }]);
  const { byName } = await examineShop({ wrong: Object.fromEntries(wrong) });
  return byName['Magento settings'];
}

function storeReply(part: object) {
  return { data: { storeConfig: { ...store, ...part } } };
}

test.each([
  ['is_guest_checkout_enabled', { is_guest_checkout_enabled: false }, 'Allow Guest Checkout'],
  ['create_account_confirmation', { create_account_confirmation: true }, 'Require Emails'],
  ['locale', { locale: 'de_DE' }, 'Locale to English'],
  ['cart_display', { shopping_cart_display_subtotal: 3 }, 'Excluding Tax'],
  ['region', { countries_with_required_region: 'US,DE' }, 'State is Required for'],
])(
  'warns about a setting of Magento that does not suit the shop: %s',
  async (field, part, advice) => {
    const found = await examineSettings({ [field]: storeReply(part) });
    expect(found.state).toBe('warning');
    expect(found.advice).toContain(advice);
  },
);

test.each([{ base_currency_code: 'EUR' }, { default_display_currency_code: 'EUR' }])(
  'fails if amounts are not in dollars: %j',
  async (part) => {
    expect(await examineSettings({ base_currency_code: storeReply(part) })).toMatchObject({
      state: 'failed',
      advice: expect.stringContaining('US Dollar'),
    });
  },
);

test('fails if Magento rejects orders without agreements, unless these apply automatically', async () => {
  const agree = (mode: string) => ({
    checkoutAgreements: { data: { checkoutAgreements: [{ mode }] } },
  });
  expect(await examineSettings(agree('MANUAL'))).toMatchObject({
    state: 'failed',
    advice: 'Set Sales > Checkout > Checkout Options > Enable Terms and Conditions to No.',
  });
  expect((await examineSettings(agree('AUTO'))).state).toBe('ok');
});

test('fails if Magento requires reCAPTCHA, and names the forms', async () => {
  const data = {
    CUSTOMER_LOGIN: { configurations: null },
    PLACE_ORDER: { configurations: { website_key: '6Le' } },
  };
  const found = await examineSettings({ recaptchaFormConfig: { data } });
  expect(found).toMatchObject({
    state: 'failed',
    found: 'reCAPTCHA is required for PLACE_ORDER',
  });
});

/** Magento before 2.4.7, which lacks some of the fields. */
const errors = [{ message: 'Cannot query field "x" on type "Query".' }];
const older = {
  is_guest_checkout_enabled: { errors },
  recaptchaFormConfig: { errors },
  create_account_confirmation: { errors },
};

test('names the settings that an older Magento does not show', async () => {
  expect(await examineSettings(older)).toMatchObject({
    state: 'ok',
    found:
      "5 of 8 known, all suit the shop; check guest checkout, reCAPTCHA, email confirmation in Magento's admin",
  });
});

test('checks the other settings of an older Magento', async () => {
  const found = await examineSettings({
    ...older,
    base_currency_code: storeReply({ base_currency_code: 'EUR' }),
  });
  expect(found.found).toContain('EUR');
});

test('warns about a page that the shop links to and Magento lacks', async () => {
  const data = { contact: { identifier: 'contact' }, authenticate: null };
  const errors = [{ message: 'The CMS page with the "authenticate" ID doesn\'t exist.' }];
  const { byName } = await examineShop({
    wrong: { cmsPage: { status: 200, json: { data, errors } } },
  });
  expect(byName['content pages']).toMatchObject({
    state: 'warning',
    found: 'the shop links to authenticate, which Magento lacks',
  });
});

test('fails with a failing and an unsuitable setting', async () => {
  const found = await examineSettings({
    checkoutAgreements: { data: { checkoutAgreements: [{ mode: 'MANUAL' }] } },
    locale: storeReply({ locale: 'de_DE' }),
  });
  expect(found).toMatchObject({
    state: 'failed',
    found: expect.stringMatching(/^orders fail, .*; messages to shoppers are in de_DE$/),
  });
});
