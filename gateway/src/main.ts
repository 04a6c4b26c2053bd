import { enableCompileCache } from 'node:module';

// Halves the start from the second one on: the modules' code is kept as it was compiled.
enableCompileCache();
await import('./startup/start.ts');
