// What `import … from 'pith'` gives.

export { open } from '../client/open.ts';
export type { Pith, PithStats } from '../client/open.ts';
export { isFailure } from '../client/extract-many.ts';
export type { Outcome, Policy } from '../client/extract-many.ts';
export type { Hooks, OpenOptions, PithFailure, PithRequest, PithResult, Tokens } from '../client/request.ts';
export type { Bridge, BridgeReply, BridgeVersion } from '../bridge.ts';
export { BUILT_IN as builtInPlugins, findPlugin } from '../plugins/built-in.ts';
export type { Plugin, PluginPage } from '../plugins/plugin.ts';
export { readProfile } from '../profile/profile.ts';
export type { Profile, ProfileInput, Step } from '../profile/profile.ts';
export { PithError } from '../../errors.ts';
export type { ErrorData, PithErrorCode } from '../../errors.ts';
export type { Block } from '../../core/block.ts';
export type { Extraction } from '../../core/types.ts';
