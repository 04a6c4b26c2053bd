import { afterEach, expect, test, vi } from 'vitest';
import { readCountAndSeed } from './count-and-seed.ts';

const argv = process.argv.slice(0, 2);

afterEach(() => {
  process.argv = argv;
  vi.restoreAllMocks();
});

test('takes count and seed from the arguments, or the default count', () => {
  process.argv = [...argv, '250', '7'];
  expect(readCountAndSeed(100)).toEqual({ count: 250, seed: 7 });
  process.argv = argv;
  expect(readCountAndSeed(100)).toEqual({ count: 100, seed: expect.any(Number) });
});

test.each(['abc', '0', '1.5', '1 x', '1 2 3'])('ends with the usage for %j', (text) => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('exit');
  });
  const log = vi.spyOn(console, 'error').mockReturnValue();
  process.argv = [...argv, ...text.split(' ')];
  expect(() => readCountAndSeed(100)).toThrow('exit');
  expect(exit).toHaveBeenCalledWith(2);
  expect(log).toHaveBeenCalledWith(expect.stringContaining(`Unknown arguments "${text}".`));
});
