import { expect, it } from 'vitest';
import { bytes, request, setUp, signedIn } from './fetchProduct.testing.ts';

it('§7 one user gets 429 with the seconds to wait, another is served', async () => {
  const { handle } = setUp({ now: () => 0 });
  const first = await Promise.all(Array.from({ length: 20 }, () => handle(request())));
  expect(first.every(({ status }) => status === 200)).toBe(true);
  const answer = await handle(request());
  expect(answer.status).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBe(3);
  expect((await handle(signedIn('ben'))).status).toBe(200);
});

it('§7 many accounts at one address get 429 together, those at another are served', async () => {
  const { handle } = setUp({ now: () => 0 });
  const all = Array.from({ length: 600 }, (_, i) => handle(signedIn(`user ${i % 30}`)));
  expect((await Promise.all(all)).every(({ status }) => status === 200)).toBe(true);
  const answer = await handle(signedIn('new'));
  expect([answer.status, answer.headers['retry-after']]).toEqual([429, '1']);
  expect((await handle(signedIn('other', { ip: '198.51.100.2' }))).status).toBe(200);
});

it('§7 who has not signed in uses up nothing of those at the same address', async () => {
  const { handle } = setUp({ now: () => 0 });
  const headers = { 'content-type': 'application/json' };
  for (let i = 0; i < 700; i++) void handle(request({ headers }));
  expect((await handle(request({ headers }))).status).toBe(401);
  expect((await handle(request())).status).toBe(200);
});

it('§7 a user beyond their own limit uses up nothing of the others at the same address', async () => {
  const { handle } = setUp({ now: () => 0 });
  const answers = await Promise.all(Array.from({ length: 700 }, () => handle(request())));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  expect((await handle(signedIn('ben'))).status).toBe(200);
});

it('§7 what is no web address uses up nothing', async () => {
  const { handle } = setUp({ now: () => 0 });
  for (let i = 0; i < 30; i++) void handle(request({ rawBody: bytes({ url: '' }) }));
  expect((await handle(request())).status).toBe(200);
});
