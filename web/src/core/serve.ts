// A worker's side: one instance of the core, and a port to the page.

import { Channel } from './channel';
import type { FromWorker, Reply, ToWorker } from './messages';
import type { CoreEvent } from './protocol.gen';

/** Answers every message with `post`; returns what is to be called with each. */
export function serve(post: (message: FromWorker) => void): (message: ToWorker) => Promise<void> {
  let channel: Channel | undefined;
  let current = 0;
  let panic = '';

  const hooks = {
    tell: (json: string) => {
      post({ id: current, event: JSON.parse(json) as CoreEvent });
    },
    panicked: (message: string) => {
      panic = message;
    },
  };

  return async (message) => {
    current = message.id;
    try {
      if ('start' in message) {
        channel = await Channel.open(message.start, hooks);
        post({ id: message.id, reply: { answer: null } });
        return;
      }
      if (channel === undefined) throw new Error('a worker is started before it is asked');
      const reply = 'ask' in message ? channel.answer(JSON.stringify(message.ask)) : channel.takeTables(message.tables);
      post({ id: message.id, reply: JSON.parse(reply) as Reply });
    } catch (error) {
      channel = undefined;
      post({ id: message.id, crashed: panic === '' ? String(error) : panic });
    }
  };
}
