// The server's clock, with a hand that tests move: nobody waits for time to pass. The tests run in other processes than
// the server, so the hand has an address of its own; the app does not know of it.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface MovableTime {
  readonly url: string;
  now(): number;
  stop(): Promise<void>;
}

export async function movableTime(): Promise<MovableTime> {
  let ahead = 0;
  const hand = createServer((request, response) => {
    ahead += Number(new URL(request.url ?? '/', 'http://hand').searchParams.get('later'));
    response.end();
  });
  await new Promise<void>((ready) => hand.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(hand.address() as AddressInfo).port}`,
    now: () => Date.now() + ahead,
    stop: () => new Promise((done) => hand.close(() => done())),
  };
}

/** Moves the hand so many milliseconds on. */
export async function moveTime(url: string, later: number): Promise<void> {
  const answer = await fetch(`${url}/?later=${later}`);
  if (!answer.ok) throw new Error(`the clock could not be moved: ${answer.status}`);
}
