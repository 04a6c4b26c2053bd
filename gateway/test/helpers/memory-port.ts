/** Loaded before a gateway that is measured: tells the bytes that it holds on to, each time it is asked. */
process.on('message', () => {
  globalThis.gc?.();
  globalThis.gc?.();
  process.send?.(process.memoryUsage().heapUsed);
});
// Listening alone would keep a gateway alive that is told to end.
process.channel?.unref();
