// `pith/queue`: pages over more than one machine, through BullMQ on Redis.

export { openPithQueue } from './enqueue.ts';
export type { EnqueueOptions, PithQueue, QueueStatus } from './enqueue.ts';
export { work } from './work.ts';
export type { WorkOptions, WorkService } from './work.ts';
export type { PageJob, QueuedResult } from './page-job.ts';
