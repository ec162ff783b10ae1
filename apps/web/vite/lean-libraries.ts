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
 * What resources React would fetch and hold back a page for: what is asked for by calls of `react-dom`, and styles and
 * scripts with a precedence. Pages have their styles and scripts from the build.
 */
const RESOURCES = [
  'prefetchDNS',
  'preconnect',
  'preload',
  'preloadModule',
  'preinitStyle',
  'preinitScript',
  'preinitModuleScript',
  'acquireResource',
  'suspendResource',
  'preloadResource',
];

/**
 * What a page would wait for before it is shown: pictures within view transitions, and styles with a precedence. Where
 * neither is, nothing is waited for.
 */
const WAITS = {
  preloadInstanceAndSuspendIfNeeded: '',
  preloadResourceAndSuspendIfNeeded: '',
  accumulateSuspenseyCommitOnFiber: '',
  waitForCommitToBeReady: 'return null',
};

/** Methods of the client that keeps answers, for pages that do otherwise. */
const CLIENT = [
  'isFetching',
  'isMutating',
  'ensureQueryData',
  'getQueryState',
  'resetQueries',
  'cancelQueries',
  'prefetchQuery',
  'infiniteQuery',
  'fetchInfiniteQuery',
  'prefetchInfiniteQuery',
  'ensureInfiniteQueryData',
  'setDefaultOptions',
  'setQueryDefaults',
  'setMutationDefaults',
];

/**
 * What no page of ours can reach of the libraries that each fetches. There is no server rendering (`ssr: false`), so that
 * routes are never discovered, nothing comes by the router's own calls to a server, and what a page starts with is empty;
 * the app has no actions, fetchers or instrumentations, and uses neither view transitions, lists of suspense, activities,
 * the state of actions, forms that are actions, refs of fragments nor elements of its own.
 * Pages are all hydrated, and nobody looks for the element of a component.
 * Of what keeps answers, the app asks for some calls alone, and for no suspense.
 * lean-libraries.test.ts holds the app and its libraries to that. Of an error nobody reads the stack of components, whose
 * names a build has shortened.
 */
const UNREACHABLE: Readonly<Record<string, Bodies>> = {
  'react-router/dist/production/lib/router/router.js': {
    handleAction: undefined,
    handleFetcherAction: undefined,
    handleFetcherLoader: undefined,
    fetch: undefined,
    discoverRoutes: undefined,
  },
  'react-router/dist/production/lib/hooks.js': {
    RSCErrorHandler: undefined,
  },
  'react-router/dist/production/lib/dom/lib.js': {
    Form: undefined,
    useSubmit: undefined,
    useFormAction: undefined,
    useViewTransitionState: 'return false',
  },
  'react-router/dist/production/lib/dom/ssr/components.js': {
    RSCPrefetchPageLinksImpl: undefined,
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
    ...Object.fromEntries(RESOURCES.map((name) => [name, undefined])),
    getResource: 'return null',
    startViewTransition: undefined,
    commitAfterMutationEffectsOnFiber: undefined,
    ...WAITS,
    describeNativeComponentFrame: "return ''",
    describeFiber: "return ''",
    getComponentNameFromType: 'return null',
    findCurrentFiberUsingSlowPath: undefined,
    'exports.createRoot': undefined,
    setPropOnCustomElement: undefined,
    // Where a form leads to another page at once, React would tell its fields that it is under way: none asks.
    startHostTransition: '',
    attemptExplicitHydrationTarget: undefined,
    useMemoCache: undefined,
    FragmentInstance: undefined,
    commitNewChildToFragmentInstance: undefined,
    deleteChildFromFragmentInstance: undefined,
    updateSuspenseListComponent: undefined,
    updateActivityComponent: undefined,
    mountActionState: undefined,
    updateActionStateImpl: undefined,
    rerenderActionState: undefined,
    dispatchActionState: undefined,
    runActionStateAction: undefined,
  },
  '@tanstack/query-core/build/modern/queryClient.js': Object.fromEntries(
    CLIENT.map((name) => [`QueryClient.${name}`, '']),
  ),
  '@tanstack/query-core/build/modern/queryObserver.js': { 'QueryObserver.fetchOptimistic': '' },
  '@tanstack/query-core/build/modern/timeoutManager.js': { 'TimeoutManager.setTimeoutProvider': '' },
};
const FILE = /\/node_modules\/((?:react-(?:router|dom)|@tanstack\/query-core)\/.+)$/;
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
  const found = partsOf(parseSync(file, code).program.body).filter((part) => part.name in bodies);
  const names = new Set(found.map((part) => part.name));
  const missing = Object.keys(bodies).filter((each) => !names.has(each));
  if (missing.length > 0)
    throw new Error(`${name} has no ${missing.join(', ')}: mend vite/lean-libraries.ts.`);
  return found.toSorted(byEnd).reduce((text, { name, start, end, isMethod }) => {
    const instead = isMethod ? '' : `{ ${bodies[name] ?? LEFT_OUT}; }`;
    return text.slice(0, start) + instead + text.slice(end);
  }, code);
}

/**
 * The body of a function; the whole of a method of a class, `Class.method`; the whole of what gives a constructor a
 * method, which goes with it under its name.
 */
interface Part {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly isMethod?: true;
}

const byEnd = (one: Part, other: Part): number => other.end - one.end;

/** The functions of a module, components that are made of one, methods, and what is declared within `createRouter`. */
function partsOf(statements: readonly (ESTree.Directive | ESTree.Statement)[]): Part[] {
  return statements.flatMap((statement): Part[] => {
    if (statement.type === 'FunctionDeclaration') return functionParts(statement);
    if (statement.type === 'ClassDeclaration') return classParts(statement.id, statement);
    if (statement.type === 'VariableDeclaration') return statement.declarations.flatMap(componentParts);
    return statement.type === 'ExpressionStatement' ? methodParts(statement) : [];
  });
}

function functionParts({ id, body }: ESTree.Function): Part[] {
  if (!id || !body) return [];
  const inner = id.name === 'createRouter' ? partsOf(body.body) : [];
  return [{ name: id.name, start: body.start, end: body.end }, ...inner];
}

function classParts(id: ESTree.BindingPattern | null, { body }: ESTree.Class): Part[] {
  const owner = id?.type === 'Identifier' ? id.name : '';
  return body.body.flatMap((each): Part[] => {
    if (each.type !== 'MethodDefinition' || each.key.type !== 'Identifier') return [];
    return [{ name: `${owner}.${each.key.name}`, start: each.start, end: each.end, isMethod: true }];
  });
}

/** `const Form = forwardRef((props) => ...)`, or a class. */
function componentParts({ id, init }: ESTree.VariableDeclarator): Part[] {
  if (init?.type === 'ClassExpression') return classParts(id, init);
  const [made] = init?.type === 'CallExpression' ? init.arguments : [];
  if (id.type !== 'Identifier' || made?.type !== 'ArrowFunctionExpression' || !made.body) return [];
  return [{ name: id.name, start: made.body.start, end: made.body.end }];
}

/** `Name.prototype.method = function () {...}` and `exports.name = function () {...}` */
function methodParts({ expression, start, end }: ESTree.ExpressionStatement): Part[] {
  if (expression.type !== 'AssignmentExpression' || expression.left.type !== 'MemberExpression') return [];
  const { left, right } = expression;
  const { object, property } = left;
  if (object.type === 'Identifier' && object.name === 'exports' && property.type === 'Identifier') {
    const body = right.type === 'FunctionExpression' ? right.body : null;
    return body ? [{ name: `exports.${property.name}`, start: body.start, end: body.end }] : [];
  }
  if (object.type !== 'MemberExpression' || object.object.type !== 'Identifier') return [];
  return isPrototype(object) ? [{ name: object.object.name, start, end, isMethod: true }] : [];
}

const isPrototype = ({ property }: ESTree.MemberExpression): boolean =>
  property.type === 'Identifier' && property.name === 'prototype';
