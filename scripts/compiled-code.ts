/** Environment of processes under test: without their code compiled, starting one takes twice the CPU time. */
export const compiledCode = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE };
