import { type ESTree, type Plugin, parseSync } from 'vite';

/**
 * What of the router no page of ours can reach, by its files: the functions whose bodies go, and what stands in their
 * place where something else than a failure is wanted. There is no server rendering (`ssr: false`), so that routes are
 * never discovered, nothing comes by the router's own calls to a server, and what a page starts with is empty; and the
 * app has no actions, fetchers or instrumentations. lean-router.test.ts holds the app to that.
 */
const UNREACHABLE: Readonly<Record<string, Readonly<Record<string, string | undefined>>>> = {
  'router/router.js': {
    handleAction: undefined,
    handleFetcherAction: undefined,
    handleFetcherLoader: undefined,
    fetch: undefined,
    discoverRoutes: undefined,
  },
  'router/instrumentation.js': {
    getRouteInstrumentationUpdates: undefined,
    instrumentClientSideRouter: undefined,
  },
  'dom/ssr/fog-of-war.js': {
    isFogOfWarEnabled: 'return false',
    getPatchRoutesOnNavigationFunction: 'return',
    useFogOFWarDiscovery: '',
    getPartialManifest: undefined,
  },
  'dom/ssr/single-fetch.js': {
    fetchAndDecodeViaTurboStream: undefined,
    singleFetchActionStrategy: undefined,
    singleFetchLoaderFetcherStrategy: undefined,
    singleFetchLoaderNavigationStrategy: undefined,
    // What a page would start with is the same empty state for each of them.
    decodeViaTurboStream:
      'return Promise.resolve({ value: { loaderData: {}, actionData: null, errors: null } })',
  },
};
const FILE = /\/react-router\/dist\/production\/lib\/(.+)$/;
const LEFT_OUT = "throw new Error('vite/lean-router.ts leaves this out.')";

/** Leaves out of a browser's router what no page of ours can reach. */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
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
 * @throws {Error} where the router has another form than it had
 */
export function withoutUnreachable(code: string, file: string): string | undefined {
  const [, name = ''] = FILE.exec(file.replaceAll('\\', '/')) ?? [];
  const bodies = UNREACHABLE[name];
  if (!bodies) return undefined;
  const found = functionsOf(parseSync(file, code).program.body).filter(({ id }) => id && id.name in bodies);
  const names = new Set(found.map(({ id }) => id?.name));
  const missing = Object.keys(bodies).filter((each) => !names.has(each));
  if (missing.length > 0) throw new Error(`${name} has no ${missing.join(', ')}: mend vite/lean-router.ts.`);
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
