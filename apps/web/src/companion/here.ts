import armada from '../../../../rules/armada.jsonl?url';
import armadaAsked from '../../../../rules/asked/armada.jsonl?url';
import legionAsked from '../../../../rules/asked/legion.jsonl?url';
import legion from '../../../../rules/legion.jsonl?url';

/** What the service worker does not bring of itself: the rulebooks of the later games, and how people ask for them. */
const LATER = [armada, legion, armadaAsked, legionAsked];

/** Once it holds the page, every fetch goes through the service worker, which keeps what it has seen. */
async function inCharge(workers: ServiceWorkerContainer): Promise<void> {
  await workers.ready;
  if (workers.controller) return;
  await new Promise<void>((done) => workers.addEventListener('controllerchange', () => done(), { once: true }));
}

/**
 * Fetches everything that the companion may need, so that it works where there is no network; whether all of it is there.
 * Where there is no service worker (a page that is being built has none) this never ends, and nothing is promised.
 */
export async function bringHere(
  workers: ServiceWorkerContainer | undefined = navigator.serviceWorker,
): Promise<boolean> {
  if (!workers) return false;
  await inCharge(workers);
  const answers = await Promise.all(
    LATER.map((url) =>
      fetch(url).then(
        ({ ok }) => ok,
        () => false,
      ),
    ),
  );
  return answers.every((ok) => ok);
}
