// Everything a page needs of the core.

export { createCore } from './browser';
export { Core, type CoreOptions, type Following } from './core';
export { CoreCancelled, CoreCrashed, CoreProblem, CoreUnavailable } from './errors';
export type * from './protocol.gen';
