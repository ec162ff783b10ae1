import { type ESTree, type Plugin, parseSync } from 'vite';

/** The functions of a file that go, and what stands in their place where something else than a failure is wanted. */
type Bodies = Readonly<Record<string, string | undefined>>;

/** Looks for view transitions in what is shown or goes: where there are none, there is nothing to do. */
const VIEW_TRANSITIONS = [
  'trackEnterViewTransitions',
  'applyViewTransitionToHostInstances',
  'applyViewTransitionToHostInstancesRecursive',
  'restoreViewTransitionOnHostInstances',
  'commitAppearingPairViewTransitions',
  'commitEnterViewTransitions',
  'commitDeletedPairViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'restorePairedViewTransitions',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'measureViewTransitionHostInstancesRecursive',
  'measureNestedViewTransitions',
  'restoreViewTransitionName',
  'scheduleViewTransitionEvent',
];

/**
 * What no page of ours can reach of the libraries that each fetches. There is no server rendering (`ssr: false`), so that
 * routes are never discovered, nothing comes by the router's own calls to a server, and what a page starts with is empty;
 * the app has no actions, fetchers or instrumentations, and uses neither view transitions, lists of suspense, activities
 * nor the state of actions. lean-libraries.test.ts holds the app and its libraries to that.
 */
const UNREACHABLE: Readonly<Record<string, Bodies>> = {
  'react-router/dist/production/lib/router/router.js': {
    handleAction: undefined,
    handleFetcherAction: undefined,
    handleFetcherLoader: undefined,
    fetch: undefined,
    discoverRoutes: undefined,
  },
  'react-router/dist/production/lib/router/instrumentation.js': {
    getRouteInstrumentationUpdates: undefined,
    instrumentClientSideRouter: undefined,
  },
  'react-router/dist/production/lib/dom/ssr/fog-of-war.js': {
    isFogOfWarEnabled: 'return false',
    getPatchRoutesOnNavigationFunction: 'return',
    useFogOFWarDiscovery: '',
    getPartialManifest: undefined,
  },
  'react-router/dist/production/lib/dom/ssr/single-fetch.js': {
    fetchAndDecodeViaTurboStream: undefined,
    singleFetchActionStrategy: undefined,
    singleFetchLoaderFetcherStrategy: undefined,
    singleFetchLoaderNavigationStrategy: undefined,
    // What a page would start with is the same empty state for each of them.
    decodeViaTurboStream:
      'return Promise.resolve({ value: { loaderData: {}, actionData: null, errors: null } })',
  },
  'react-dom/cjs/react-dom-client.production.js': {
    ...Object.fromEntries(VIEW_TRANSITIONS.map((name) => [name, ''])),
    startViewTransition: undefined,
    updateSuspenseListComponent: undefined,
    updateActivityComponent: undefined,
    mountActionState: undefined,
    updateActionStateImpl: undefined,
    rerenderActionState: undefined,
    dispatchActionState: undefined,
    runActionStateAction: undefined,
  },
};
const FILE = /\/node_modules\/(react-(?:router|dom)\/.+)$/;
const LEFT_OUT = "throw new Error('vite/lean-libraries.ts leaves this out.')";

/** Leaves out of a browser's libraries what no page of ours can reach. */
export function leanLibraries(): Plugin {
  return {
    name: 'lean-libraries',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const lean = withoutUnreachable(code, id);
      return lean === undefined ? undefined : { code: lean, map: null };
    },
  };
}

/**
 * @returns the module as a browser gets it; undefined for files of which all is kept
 * @throws {Error} where a library has another form than it had
 */
export function withoutUnreachable(code: string, file: string): string | undefined {
  const [, name = ''] = FILE.exec(file.replaceAll('\\', '/')) ?? [];
  const bodies = UNREACHABLE[name];
  if (!bodies) return undefined;
  const found = functionsOf(parseSync(file, code).program.body).filter(({ id }) => id && id.name in bodies);
  const names = new Set(found.map(({ id }) => id?.name));
  const missing = Object.keys(bodies).filter((each) => !names.has(each));
  if (missing.length > 0)
    throw new Error(`${name} has no ${missing.join(', ')}: mend vite/lean-libraries.ts.`);
  return found.toSorted(byEnd).reduce((text, { id, body }) => {
    if (!body) return text;
    return `${text.slice(0, body.start)}{ ${bodies[id?.name ?? ''] ?? LEFT_OUT}; }${text.slice(body.end)}`;
  }, code);
}

const byEnd = (one: ESTree.Function, other: ESTree.Function): number => other.end - one.end;

/** The functions of a module, and those that are declared within `createRouter`. */
function functionsOf(statements: readonly ESTree.Statement[]): ESTree.Function[] {
  const declared = statements.filter(isFunction);
  const inner = declared.find(({ id }) => id?.name === 'createRouter')?.body;
  return [...declared, ...(inner ? functionsOf(inner.body.filter(isStatement)) : [])];
}

const isStatement = (one: ESTree.Directive | ESTree.Statement): one is ESTree.Statement =>
  !('directive' in one);

const isFunction = (one: ESTree.Statement): one is ESTree.Function => one.type === 'FunctionDeclaration';
