// READ FIRST. `pith/langchain`: loaders, a retriever and a tool for LangChain.js.

export { PithBatchLoader, PithLoader, PithSitemapLoader } from './loaders.ts';
export { PithRetriever } from './retriever.ts';
export { pithFetchTool } from './fetch-tool.ts';
export { toDocument } from './document.ts';
export type { FaceOptions, SitemapFaceOptions } from '../client/face-options.ts';
