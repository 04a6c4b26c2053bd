import { expect, it } from 'vitest';
import { toCartAddress } from './address.ts';

it('sends what is given, emptied fields too, and nothing else', () => {
  const sent = toCartAddress({ firstName: 'Ann', company: '', regionId: '12', phone: null });
  expect(sent).toEqual({ firstname: 'Ann', company: '', region_id: 12 });
});

it('takes number and code of a region away with its name', () => {
  expect(toCartAddress({ country: 'DE', region: '' })).toEqual({
    ...{ country_id: 'DE', region: '', region_id: 0, region_code: '' },
  });
  expect(toCartAddress({ region: '', regionId: '12' })).toEqual({ region: '', region_id: 12 });
});
