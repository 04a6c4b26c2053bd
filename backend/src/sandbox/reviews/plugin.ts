import type { FastifyInstance } from 'fastify';

const STAR = 'M12 2l3 6.6 7 .8-5.2 4.8 1.4 7L12 17.7l-6.2 3.5 1.4-7L2 9.4l7-.8z';

const stars = Array.from(
  { length: 5 },
  (_, index) => `<path transform="translate(${index * 26} 0)" fill="#8a6a3b" d="${STAR}"/>`,
).join('');

const BADGE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 24" width="213" height="40">${stars}</svg>`;

const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Encore, 4.8 out of 5</title></head>
<body><main><h1>Encore</h1><p>4.8 out of 5 from 1,284 reviews. A sandbox: these reviews are not real.</p></main></body></html>
`;

/** The review service: the shop's page, and the picture of its badge. */
export function registerReviews(app: FastifyInstance): void {
  app.get('/reviews', (_request, reply) => reply.type('text/html; charset=utf-8').send(PAGE));
  app.get('/reviews/badge.svg', (_request, reply) => reply.type('image/svg+xml').send(BADGE));
}
