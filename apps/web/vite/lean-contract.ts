import { type ESTree, type Plugin, parseSync } from 'vite';

/** What a page reads of a call; everything else is the server's, and what describes it. */
const READ = new Set(['method', 'path', 'access', 'response']);
/** The calls of which a form reads the schema of the body as well: what else is sent, the server reads. */
export const FORMS: ReadonlySet<string> = new Set([
  'addCollection',
  'addTemplate',
  'bulkWork',
  'changeEmail',
  'changePassword',
  'changeTemplate',
  'changeWork',
  'createKey',
  'deleteAccount',
  'forgotPassword',
  'keepWorkflow',
  'linkGoogle',
  'login',
  'nameSubject',
  'putEngine',
  'register',
  'renameCollection',
  'renameKey',
  'resetPassword',
  'updateProfile',
]);
/** The failures whose sentences a page says itself, before it has asked the server or in its place. */
export const SAID: ReadonlySet<string> = new Set([
  'bad_cursor',
  'file_too_large',
  'image_limit',
  'image_too_large',
  'invalid_file',
  'invalid_image',
  'invalid_request',
  'no_file',
  'payments_not_configured',
  'prompt_limit',
  'server_error',
  'session_expired',
  'workflow_too_large',
]);
/** The failures that no page is answered with: those of API keys, of webhooks, and of keys that programs use twice. */
export const UNHEARD: ReadonlySet<string> = new Set([
  'bad_key',
  'bad_webhook',
  'key_expired',
  'key_in_address',
  'key_not_taken',
  'key_reused',
  'scope_required',
  'webhook_not_configured',
]);
const CONTRACT = /\/packages\/contract\/src\/[a-z-]+\.ts$/;

/**
 * Leaves out of the browser's contract what only the server reads: the summaries, failures and addresses' schemas of
 * calls, and those of bodies that no form reads. What then nobody asks for is dropped: each constant is marked as made without effect.
 */
export function leanContract(): Plugin {
  return {
    name: 'lean-contract',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'pre',
    transform(code, id) {
      const lean = withoutServer(code, id);
      return lean === undefined ? undefined : { code: lean, map: null };
    },
  };
}

/** The parts of a text that go, or come in. */
type Edit = readonly [start: number, end: number, instead: string];

/** @returns the module as a browser gets it; undefined for files that are not of the contract */
export function withoutServer(code: string, file: string): string | undefined {
  if (!CONTRACT.test(file.replaceAll('\\', '/'))) return undefined;
  const { program } = parseSync(file, code);
  if (/\/errors\.ts$/.test(file)) return edited(code, program.body.flatMap(unsaidOf));
  const made = program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    return declared?.type === 'VariableDeclaration' ? declared.declarations : [];
  });
  return edited(code, made.flatMap(editsOf));
}

function editsOf({ id, init }: ESTree.VariableDeclarator): Edit[] {
  if (!init) return [];
  const call = init.type === 'TSSatisfiesExpression' ? init.expression : init;
  if (call.type !== 'CallExpression') return [];
  const [given] = call.arguments;
  const isEndpoint = call.callee.type === 'Identifier' && call.callee.name === 'endpoint';
  const parts = isEndpoint && given?.type === 'ObjectExpression' ? given.properties : [];
  const isForm = id.type === 'Identifier' && FORMS.has(id.name);
  return [
    [init.start, init.start, '/* @__PURE__ */ (() => '],
    ...parts.filter((part) => isOfServer(part, isForm)).map(({ start, end }): Edit => [start, end, '']),
    [init.end, init.end, ')()'],
  ];
}

function isOfServer(part: ESTree.ObjectPropertyKind, isForm: boolean): boolean {
  if (part.type !== 'Property' || part.key.type !== 'Identifier') return false;
  return part.key.name === 'body' ? !isForm : !READ.has(part.key.name);
}

/**
 * Of the table of failures, what stands for those whose name alone is read: their sentences come from the server. Of
 * those that no page hears of, nothing does.
 */
function unsaidOf(statement: ESTree.Statement | ESTree.Directive): Edit[] {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
  const [made] = declared?.type === 'VariableDeclaration' ? declared.declarations : [];
  if (made?.id.type !== 'Identifier' || made.id.name !== 'ERRORS') return [];
  const table = plainOf(made.init);
  if (table?.type !== 'ObjectExpression')
    throw new Error('There is no table of failures: mend vite/lean-contract.ts.');
  return table.properties.flatMap((entry): Edit[] => {
    if (entry.type !== 'Property' || entry.key.type !== 'Identifier' || SAID.has(entry.key.name)) return [];
    if (UNHEARD.has(entry.key.name)) return [[entry.start, entry.end, '']];
    return [[entry.value.start, entry.value.end, '0']];
  });
}

/** What stands before `as` and `satisfies`. */
function plainOf(made: ESTree.Expression | null): ESTree.Expression | null {
  const isTyped = made?.type === 'TSSatisfiesExpression' || made?.type === 'TSAsExpression';
  return isTyped ? plainOf(made.expression) : made;
}

/** The text with its edits made, and the commas of properties that are gone. */
function edited(code: string, edits: readonly Edit[]): string {
  const sorted = [...edits].sort(([one], [other]) => other - one);
  return sorted.reduce((text, [start, end, instead]) => {
    const rest = text.slice(end);
    return (
      text.slice(0, start) + instead + (instead === '' && end > start ? rest.replace(/^\s*,/, '') : rest)
    );
  }, code);
}
