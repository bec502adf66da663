import { once } from 'node:events';

import { HOST } from './ports.mjs';

/**
 * Lets a server listen on this machine.
 * @param {import('node:http').Server} server
 * @param {number} [port] 0 takes a free one
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} `url` is its origin; `close` ends open
 *   connections, too
 * @throws {Error} the system's own, for example EADDRINUSE when the port is taken
 */
export async function listen(server, port = 0) {
  await once(server.listen(port, HOST), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://${HOST}:${address.port}`,
    close: async () => {
      const closed = once(server.close(), 'close');
      server.closeAllConnections();
      await closed;
    },
  };
}
