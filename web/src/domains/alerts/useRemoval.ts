import { useState } from 'react';
import type { Problem } from '../../shared/forms/refusal.ts';

/**
 * Takes things out of a list one by one: which are on their way out, and what went wrong last.
 *
 * @param remove takes one out; null when it is done, and it never rejects
 */
export function useRemoval(remove: (id: string) => Promise<Problem | null>) {
  const [removing, setRemoving] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState('');
  const start = async (id: string): Promise<void> => {
    if (removing.includes(id)) return;
    setFailure('');
    setRemoving((ids) => [...ids, id]);
    const problem = await remove(id);
    setRemoving((ids) => ids.filter((one) => one !== id));
    if (problem) setFailure(problem.message);
  };
  return { removing, failure, start };
}
