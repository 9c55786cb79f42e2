// How the script in a chat page learns the prompt: a first, tiny injection leaves it in the isolated world.

import type { FillRequest } from '../../io/chat-io.ts';

const world = globalThis as { pithFillRequest?: FillRequest };

export function takeFillRequest(): FillRequest | undefined {
  const request = world.pithFillRequest;
  delete world.pithFillRequest;
  return request;
}
