import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { respond } from './respond.ts';
import type { Site } from './site.ts';

export interface RunningServer {
  readonly port: number;
  close(): Promise<void>;
}

/** Serves the site to this machine. Port 0 takes any free one; a taken port rejects with EADDRINUSE. */
export function startServer({ site, port }: { readonly site: Site; readonly port: number }): Promise<RunningServer> {
  const server = createServer((request, response) => {
    const answer = respond(site, {
      method: request.method ?? '',
      url: request.url ?? '',
      acceptEncoding: request.headers['accept-encoding']?.toString(),
      ifNoneMatch: request.headers['if-none-match'],
    });
    response.writeHead(answer.status, answer.headers);
    response.end(request.method === 'HEAD' ? undefined : answer.body);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve({
        port: (server.address() as AddressInfo).port,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            // Browsers keep idle connections open; without this the process would wait for them.
            server.closeAllConnections();
          }),
      });
    });
  });
}
