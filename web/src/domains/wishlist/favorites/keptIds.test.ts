import { expect, test } from 'vitest';
import { aBrowserStorage } from '../../../shared/storage.test-helpers.ts';
import { keptIds } from './keptIds.ts';

test('only ids are read back', () => {
  const storage = aBrowserStorage();
  storage.setItem('encore-favorites', '["7",1,null,"8"]');
  expect(keptIds(() => storage).read()).toEqual(['7', '8']);
});
