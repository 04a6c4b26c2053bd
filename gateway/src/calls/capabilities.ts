import { detached } from '../core/request-scope.ts';
import { NO_RESULTS, type SearchIndex, type SearchSource } from '../sources/search/types.ts';
import {
  type Capability,
  createProbe,
  FEATURES,
  type FeatureProvider,
  type FeatureStatus,
  findIndexFeature,
  getService,
  off,
  type ProbeDeps,
  type Service,
  unknown,
} from './capability-probes.ts';

/** Milliseconds between retries; the last one repeats. */
const RETRY_MS = [1_000, 2_000, 5_000, 15_000, 30_000] as const;

export interface CapabilityDeps extends ProbeDeps {
  /** Features disabled by configuration; they are off regardless of the back end and not probed. */
  readonly switchedOff: ReadonlySet<Capability>;
  /** Called after each detection that changed a state. */
  readonly onChange?: ((list: readonly FeatureStatus[]) => void) | undefined;
}

/** True for a feature to probe again: its service did not respond, or lacks an index that may be created any time. */
function isPending({ feature, state }: FeatureStatus): boolean {
  return state === 'UNKNOWN' || (state === 'OFF' && getService(feature) === 'search');
}

/** Until a service has responded, it counts as one that has every feature. */
export function createCapabilities(deps: CapabilityDeps) {
  const probe = createProbe(deps);
  const offered = FEATURES.filter((feature) => !deps.switchedOff.has(feature));
  let statuses = new Map(
    FEATURES.map((feature): [Capability, FeatureStatus] => [
      feature,
      deps.switchedOff.has(feature)
        ? off(feature, 'switched off by the configuration')
        : unknown(feature),
    ]),
  );
  let running: Promise<void> | undefined;
  let retry: NodeJS.Timeout | undefined;
  let pending: readonly Capability[] = [];

  function update(found: readonly FeatureStatus[]): void {
    // What is unavailable now stays as it was.
    const changed = found.filter(
      ({ feature, state, reason }) =>
        state !== 'UNKNOWN' && reason !== statuses.get(feature)?.reason,
    );
    statuses = new Map([
      ...statuses,
      ...changed.map((status) => [status.feature, status] as const),
    ]);
    if (changed.length > 0) deps.onChange?.([...statuses.values()]);
  }

  async function detect(attempt: number): Promise<void> {
    const features = pending;
    pending = [];
    const found = await probe(features);
    update(found);
    addPending(found.filter(isPending).map(({ feature }) => feature));
    const waitMs = RETRY_MS[attempt] ?? RETRY_MS.at(-1);
    if (pending.length > 0) retry = setTimeout(() => void run([], attempt + 1), waitMs).unref();
  }

  function addPending(features: readonly Capability[]): void {
    pending = [...new Set([...pending, ...features])];
  }

  /** Probes `features` and those that are pending; after a detection in progress if there is one. */
  function run(features: readonly Capability[], attempt: number): Promise<void> {
    clearTimeout(retry);
    addPending(features);
    running ??= detached(() => detect(attempt)).finally(() => {
      running = undefined;
    });
    return running;
  }

  let hasProbed = false;
  /** Probes all services. Probes without a response, and missing indexes, are retried in the background. */
  function refresh(): Promise<void> {
    hasProbed = true;
    return run(offered, 0);
  }

  return {
    isOn: (feature: Capability): boolean => statuses.get(feature)?.provider !== null,
    /** Null if the feature is off. */
    getProvider: (feature: Capability): FeatureProvider | null =>
      statuses.get(feature)?.provider ?? null,
    list: (): readonly FeatureStatus[] => [...statuses.values()],
    refresh,
    /** Repeats an earlier probe of a service, which may have different features after an outage. */
    refreshAfterOutage(service: Service): void {
      const features = offered.filter((feature) => getService(feature) === service);
      if (hasProbed) void run(features, 0);
    },
  };
}

export type Capabilities = ReturnType<typeof createCapabilities>;

/** The search service for a shop that may lack indexes: a missing one is empty and costs no call. */
export function skipMissingIndexes(
  search: SearchSource,
  { isOn }: Pick<Capabilities, 'isOn'>,
): SearchSource {
  const exists = ({ index }: { readonly index: SearchIndex }): boolean => {
    const feature = findIndexFeature(index);
    return feature === null || isOn(feature);
  };
  const skip =
    <Key extends { readonly index: SearchIndex }, Value>(
      send: (keys: readonly Key[]) => Promise<Value[]>,
      nothing: Value,
    ) =>
    async (keys: readonly Key[]): Promise<Value[]> => {
      const sent = keys.filter(exists);
      if (sent.length === keys.length) return send(keys);
      const found = sent.length === 0 ? [] : await send(sent);
      return keys.map((key) => (exists(key) ? found[sent.indexOf(key)] : undefined) ?? nothing);
    };
  return { queries: skip(search.queries, NO_RESULTS), objects: skip(search.objects, null) };
}
