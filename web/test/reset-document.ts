import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';

// Lazy chunks load slowly on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// The test files of a worker share its modules: what stays mounted would still react to the session.
afterEach(cleanup);

// They share its document and storage, too. A modal dialog that a file leaves open blocks the pointer.
beforeAll(() => {
  if (typeof document === 'undefined') return;
  document.body.removeAttribute('style');
  localStorage.clear();
  sessionStorage.clear();
});
