import { type Comment, parseSync, type Statement } from 'oxc-parser';
import type { Source } from './imports.ts';

/** Whom React Router asks each page for; what they say is in their only line. */
const OF_PAGES = new Set(['meta']);

interface Exported {
  readonly name: string;
  readonly isDescribed: boolean;
}

/**
 * Who calls a function should not have to read it first.
 * @returns a sentence for each function and class that a file declares and exports without a word on it
 */
export function docstringProblems(sources: readonly Source[]): string[] {
  return sources.flatMap(({ file, text }) => {
    const exported = exportedIn(file, text);
    // The first of several signatures speaks for all.
    const described = new Set(exported.filter(({ isDescribed }) => isDescribed).map(({ name }) => name));
    const bare = exported
      .map(({ name }) => name)
      .filter((name) => !described.has(name) && !OF_PAGES.has(name));
    return [...new Set(bare)].map(
      (name) => `${file} exports ${name} without a docstring: say before it what its name does not.`,
    );
  });
}

function exportedIn(file: string, text: string): Exported[] {
  const { program, comments } = parseSync(file, text);
  const listed = new Set(program.body.flatMap(namesListed));
  return program.body.flatMap((statement) => {
    const isDescribed = comments.some((comment) => describes(comment, statement, text));
    return callableIn(statement)
      .filter(({ isExported, name }) => isExported || listed.has(name))
      .map(({ name }) => ({ name, isDescribed }));
  });
}

/** Names that are exported apart from what declares them. */
function namesListed(statement: Statement): string[] {
  if (statement.type !== 'ExportNamedDeclaration' || statement.source) return [];
  return statement.specifiers.flatMap(({ local }) => (local.type === 'Identifier' ? [local.name] : []));
}

function callableIn(statement: Statement): { readonly name: string; readonly isExported: boolean }[] {
  const isExported =
    statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportDefaultDeclaration';
  const declaration = isExported ? statement.declaration : statement;
  switch (declaration?.type) {
    case 'FunctionDeclaration':
    case 'TSDeclareFunction':
    case 'ClassDeclaration':
      return [{ name: declaration.id?.name ?? 'its default', isExported }];
    case 'VariableDeclaration':
      return declaration.declarations.flatMap(({ id, init }) =>
        id.type === 'Identifier' && /Function/.test(init?.type ?? '') ? [{ name: id.name, isExported }] : [],
      );
    default:
      return [];
  }
}

/** Whether a comment is a docstring with a word in it, and nothing but remarks stands between it and what it is on. */
function describes({ type, value, end }: Comment, { start }: Statement, text: string): boolean {
  if (type !== 'Block' || !/^\*.*\w/s.test(value) || end > start) return false;
  return /^\s*(\/\/[^\n]*\s*)*$/.test(text.slice(end, start));
}
