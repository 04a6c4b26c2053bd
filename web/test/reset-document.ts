import { configure } from '@testing-library/react';
import { beforeAll } from 'vitest';

// Lazy chunks load slowly on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// The test files of a worker share its document and storage. A modal dialog that a file leaves open blocks the pointer.
beforeAll(() => {
  if (typeof document === 'undefined') return;
  document.body.removeAttribute('style');
  localStorage.clear();
  sessionStorage.clear();
});
