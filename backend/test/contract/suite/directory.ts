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
    { name: 'returns the countries', send: ['GET', '/V1/directory/countries'], status: 200, body: arrayLike(country, 50) },
    { name: 'includes the states of the United States', send: ['GET', '/V1/directory/countries'], status: 200, body: listWith(theStates) },
    {
      name: 'returns only the requested fields',
      send: ['GET', '/V1/directory/countries?fields=id,full_name_english'],
      status: 200,
      body: arrayLike({ id: like(/^[A-Z]{2}$/), full_name_english: textOrNull }, 50),
    },
    {
      name: 'returns only the requested fields of a list',
      send: ['GET', '/V1/directory/countries/US?fields=id,available_regions[code]'],
      status: 200,
      body: { id: 'US', available_regions: arrayLike({ code: text }, 50) },
    },
    { name: 'ignores an invalid token', as: 'nonsense', send: ['GET', '/V1/directory/countries'], status: 200, body: arrayLike(country, 50) },
    { name: 'returns one country', send: ['GET', '/V1/directory/countries/US'], status: 200, body: theStates },
    {
      name: 'returns a country without regions',
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
    { name: 'rejects an unknown country', send: ['GET', '/V1/directory/countries/XX'], status: 404, body: unavailable },
    { name: 'rejects a code in lower case', send: ['GET', '/V1/directory/countries/us'], status: 404, body: unavailable },
    { name: 'rejects a code of three letters', send: ['GET', '/V1/directory/countries/USA'], status: 404, body: unavailable },
    { name: 'rejects another method', send: ['DELETE', '/V1/directory/countries'], status: 404, body: noRoute },
    { name: 'rejects a path below the route', send: ['GET', '/V1/directory/countries/US/CA'], status: 404, body: noRoute },
    { name: 'accepts the store code in the path', send: ['GET', '/default/V1/directory/countries/US'], status: 200, body: theStates },
    { name: 'accepts the code of all stores in the path', send: ['GET', '/all/V1/directory/countries/US'], status: 200, body: having({ id: 'US' }) },
  ]),
];
