import { type Comment, parseSync, type Statement } from 'oxc-parser';
import type { Source } from './imports.ts';

/** Whom React Router asks each page for; what they say is in their only line. */
const OF_PAGES = new Set(['meta']);

/** What a component or a service is given, of which its own docstring speaks. */
const TAKEN = /(?:Props|Deps)$/;

interface Declared {
  readonly name: string;
  readonly kind: 'function' | 'type' | 'value';
  readonly isExported: boolean;
  /** Of a type, the values of the file that it is made of by `typeof`. */
  readonly madeOf: readonly string[];
}

/**
 * Who calls a function or holds a value of a type should not have to read it first.
 * @returns a sentence for each function, class and type that a file declares and exports without a word on it. A
 * type that is made of a value says what the value says.
 */
export function docstringProblems(sources: readonly Source[]): string[] {
  return sources.flatMap(({ file, text }) =>
    bareIn(file, text).map(
      (name) => `${file} exports ${name} without a docstring: say before it what its name does not.`,
    ),
  );
}

function bareIn(file: string, text: string): string[] {
  const { program, comments } = parseSync(file, text);
  const listed = new Set(program.body.flatMap(namesListed));
  const declared = program.body.flatMap((statement) => {
    const isDescribed = comments.some((comment) => describes(comment, statement, text));
    return declaredIn(statement, text).map((each) => ({ ...each, isDescribed }));
  });
  // The first of several signatures speaks for all.
  const described = new Set(declared.filter(({ isDescribed }) => isDescribed).map(({ name }) => name));
  const bare = declared
    .filter(({ kind, isExported, name }) => kind !== 'value' && (isExported || listed.has(name)))
    .filter(({ kind, name }) => (kind === 'type' ? !TAKEN.test(name) : !OF_PAGES.has(name)))
    .filter(({ name, madeOf }) => ![name, ...madeOf].some((each) => described.has(each)));
  return [...new Set(bare.map(({ name }) => name))];
}

/** Names that are exported apart from what declares them. */
function namesListed(statement: Statement): string[] {
  if (statement.type !== 'ExportNamedDeclaration' || statement.source) return [];
  return statement.specifiers.flatMap(({ local }) => (local.type === 'Identifier' ? [local.name] : []));
}

function declaredIn(statement: Statement, text: string): Declared[] {
  const isExported =
    statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportDefaultDeclaration';
  const declaration = isExported ? statement.declaration : statement;
  switch (declaration?.type) {
    case 'FunctionDeclaration':
    case 'TSDeclareFunction':
    case 'ClassDeclaration':
      return [{ name: declaration.id?.name ?? 'its default', kind: 'function', isExported, madeOf: [] }];
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration': {
      const source = text.slice(declaration.start, declaration.end);
      const madeOf = declaration.type === 'TSTypeAliasDeclaration' ? valuesIn(source) : [];
      return [{ name: declaration.id.name, kind: 'type', isExported, madeOf }];
    }
    case 'VariableDeclaration':
      return declaration.declarations.flatMap(({ id, init }): Declared[] => {
        const kind = /Function/.test(init?.type ?? '') ? 'function' : 'value';
        return id.type === 'Identifier' ? [{ name: id.name, kind, isExported, madeOf: [] }] : [];
      });
    default:
      return [];
  }
}

function valuesIn(type: string): string[] {
  return [...type.matchAll(/\btypeof (\w+)/g)].map(([, name = '']) => name);
}

/** Whether a comment is a docstring with a word in it, and nothing but remarks stands between it and what it is on. */
function describes({ type, value, end }: Comment, { start }: Statement, text: string): boolean {
  if (type !== 'Block' || !/^\*.*\w/s.test(value) || end > start) return false;
  return /^\s*(\/\/[^\n]*\s*)*$/.test(text.slice(end, start));
}
