import { useState } from 'react';
import type { Rejection } from '#lib/forms/rejection.ts';

/** Removes an entry of a list, optimistically; `failure` says why it could not be removed. */
export function useRemoval(send: (id: string) => Promise<Rejection | null>) {
  const [failure, setFailure] = useState('');
  const remove = async (id: string): Promise<void> => {
    setFailure('');
    const rejection = await send(id);
    if (rejection) setFailure(rejection.message);
  };
  return { failure, remove: (id: string) => void remove(id) };
}
