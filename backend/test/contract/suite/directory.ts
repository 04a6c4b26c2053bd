import { type Call, stockCall } from '../runner/case.ts';
import { arrayLike, having, like, listWith, maybe, text, textOrNull } from '../runner/shape.ts';
import { noRoute } from '../runner/words.ts';

const region = { id: like(/^\d+$/), code: text, name: text };

const country = {
  id: like(/^[A-Z]{2}$/),
  two_letter_abbreviation: like(/^[A-Z]{2}$/),
  three_letter_abbreviation: like(/^[A-Z]{3}$/),
  full_name_locale: textOrNull,
  full_name_english: textOrNull,
  available_regions: maybe(arrayLike(region, 1)),
};

const theStates = {
  id: 'US',
  two_letter_abbreviation: 'US',
  three_letter_abbreviation: 'USA',
  full_name_locale: 'United States',
  full_name_english: 'United States',
  available_regions: listWith({ id: '12', code: 'CA', name: 'California' }),
};

const unavailable = { message: "The country isn't available." };

/** Countries, their regions, the currency. */
export const directory: readonly Call[] = [
  stockCall('GET /V1/directory/countries', [
    { name: 'good', send: ['GET', '/V1/directory/countries'], status: 200, body: arrayLike(country, 50) },
    { name: 'the United States are among them', send: ['GET', '/V1/directory/countries'], status: 200, body: listWith(theStates) },
    {
      name: 'chosen fields',
      send: ['GET', '/V1/directory/countries?fields=id,full_name_english'],
      status: 200,
      body: arrayLike({ id: like(/^[A-Z]{2}$/), full_name_english: textOrNull }, 50),
    },
    {
      name: 'chosen fields inside a list',
      send: ['GET', '/V1/directory/countries/US?fields=id,available_regions[code]'],
      status: 200,
      body: { id: 'US', available_regions: arrayLike({ code: text }, 50) },
    },
    { name: 'with a token that is none', as: 'nonsense', send: ['GET', '/V1/directory/countries'], status: 200, body: arrayLike(country, 50) },
    { name: 'one', send: ['GET', '/V1/directory/countries/US'], status: 200, body: theStates },
    {
      name: 'one without regions',
      send: ['GET', '/V1/directory/countries/GB'],
      status: 200,
      body: {
        id: 'GB',
        two_letter_abbreviation: 'GB',
        three_letter_abbreviation: 'GBR',
        full_name_locale: 'United Kingdom',
        full_name_english: 'United Kingdom',
      },
    },
    { name: 'unknown', send: ['GET', '/V1/directory/countries/XX'], status: 404, body: unavailable },
    { name: 'lower case', send: ['GET', '/V1/directory/countries/us'], status: 404, body: unavailable },
    { name: 'three letters', send: ['GET', '/V1/directory/countries/USA'], status: 404, body: unavailable },
    { name: 'wrong verb', send: ['DELETE', '/V1/directory/countries'], status: 404, body: noRoute },
    { name: 'deeper than there is', send: ['GET', '/V1/directory/countries/US/CA'], status: 404, body: noRoute },
    { name: 'under the store code', send: ['GET', '/default/V1/directory/countries/US'], status: 200, body: theStates },
    { name: 'under the code of all stores', send: ['GET', '/all/V1/directory/countries/US'], status: 200, body: having({ id: 'US' }) },
  ]),
];
