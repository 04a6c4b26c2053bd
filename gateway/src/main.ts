import { enableCompileCache } from 'node:module';

// Halves the start from the second one on: compiled code is cached on disk.
enableCompileCache();
await import('./startup/start.ts');
