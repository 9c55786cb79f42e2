import { useCallback, useEffect, useState } from 'preact/hooks';
import type { Model } from '../../src/chat/endpoint/list-models.ts';
import type { Endpoint } from '../../src/endpoints.ts';
import { type EndpointFailure, explainEndpointError } from '../../src/features/explain-endpoint-error.ts';
import type { PanelIo } from '../../src/io/panel-io.ts';

/** A server and what it offers; neither models nor failure while it is being asked. */
export interface Offer {
  endpoint: Endpoint;
  models?: Model[];
  failure?: EndpointFailure;
}

export interface ModelControls {
  /** Undefined until the settings are read; the server in use comes first. */
  offers: Offer[] | undefined;
  choose(endpoint: Endpoint, model: string): Promise<void>;
  reload(): void;
}

type ModelIo = Pick<
  PanelIo,
  'readEndpoints' | 'changeEndpoints' | 'watchEndpoints' | 'listModels' | 'translate'
>;

/** The servers that the person named, each with its models; asked again when the settings change. */
export function useModels(io: ModelIo): ModelControls {
  const [offers, setOffers] = useState<Offer[]>();
  const [round, setRound] = useState(0);
  const reload = useCallback(() => setRound((number) => number + 1), []);
  useEffect(() => io.watchEndpoints(reload), [io, reload]);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    void (async () => {
      const endpoints = await io.readEndpoints();
      if (signal.aborted) return;
      setOffers((before) => endpoints.map((endpoint) => ({ ...sameServer(before, endpoint), endpoint })));
      await Promise.all(
        endpoints.map(async (endpoint) => {
          const offer = await askFor(io, endpoint, signal);
          if (signal.aborted) return;
          setOffers((before = []) => before.map((old) => (old.endpoint.url === endpoint.url ? offer : old)));
        }),
      );
    })();
    return () => controller.abort();
  }, [io, round]);
  return {
    offers,
    reload,
    choose: (chosen, model) =>
      io.changeEndpoints((stored) => {
        const used = stored.find(({ url }) => url === chosen.url);
        const others = stored.filter((endpoint) => endpoint !== used);
        return used ? [{ ...used, model }, ...others] : stored;
      }),
  };
}

/** What was offered before stays until the new answer is there. */
function sameServer(offers: Offer[] | undefined, { url, key }: Endpoint): Partial<Offer> {
  return offers?.find(({ endpoint }) => endpoint.url === url && endpoint.key === key) ?? {};
}

async function askFor(io: ModelIo, endpoint: Endpoint, signal: AbortSignal): Promise<Offer> {
  try {
    const models = await io.listModels(endpoint, { signal });
    const model = endpoint.model || (models[0]?.id ?? '');
    return { endpoint: { ...endpoint, model }, models };
  } catch (error) {
    return {
      endpoint,
      failure: explainEndpointError(io.translate, error, { endpoint, origin: location.origin }),
    };
  }
}

/** What of a model's context a page may take: question, conversation and answer need the rest. */
const PAGE_SHARE = 0.6;

/** The server with the model in use, and no more of a page than that model can read. */
export function fitEndpoint({ endpoint, models }: Offer): Endpoint {
  const context = models?.find(({ id }) => id === endpoint.model)?.context ?? Infinity;
  const most = Math.max(1, Math.floor(context * PAGE_SHARE));
  return endpoint.pageTokens <= most ? endpoint : { ...endpoint, pageTokens: most };
}
