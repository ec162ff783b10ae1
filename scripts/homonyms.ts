import { parseSync } from 'oxc-parser';
import type { Source } from './imports.ts';

/** Why some names may stand for several things. Each is named by its package, its kind and its name. */
export interface Homonyms {
  readonly why: string;
  readonly what: readonly string[];
}

interface Declared {
  readonly kind: 'type' | 'function';
  readonly name: string;
}

/**
 * Who reads a name should know what it is, and who searches for it should find one thing.
 * @returns a sentence for each name that a package exports twice, and for each reason that nothing needs
 */
export function homonymProblems(sources: readonly Source[], allowed: readonly Homonyms[]): string[] {
  const files = new Map<string, string[]>();
  for (const source of sources)
    for (const { kind, name } of declaredExports(source)) {
      const key = `${packageOf(source.file)} ${kind} ${name}`;
      files.set(key, [...(files.get(key) ?? []), source.file]);
    }
  const known = new Set(allowed.flatMap(({ what }) => what));
  const twice = [...files].filter(([, where]) => where.length > 1);
  return [
    ...twice
      .filter(([key]) => !known.has(key))
      .map(([key, where]) => `${key} is exported by ${where.join(' and ')}: give one of them another name.`),
    ...[...known]
      .filter((key) => !twice.some(([each]) => each === key))
      .map((key) => `${key} is exported once: take it out of scripts/homonym-list.ts.`),
  ];
}

/** The first two folders. */
function packageOf(file: string): string {
  return file.split('/', 2).join('/');
}

/** What a file declares and exports at once; what it hands on is somebody else's. */
function declaredExports({ file, text }: Source): Declared[] {
  return parseSync(file, text).program.body.flatMap((statement): Declared[] => {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return [];
    const { declaration } = statement;
    switch (declaration.type) {
      case 'TSInterfaceDeclaration':
      case 'TSTypeAliasDeclaration':
      case 'TSEnumDeclaration':
        return [{ kind: 'type', name: declaration.id.name }];
      case 'ClassDeclaration':
        return declaration.id ? [{ kind: 'type', name: declaration.id.name }] : [];
      case 'FunctionDeclaration':
        return declaration.id ? [{ kind: 'function', name: declaration.id.name }] : [];
      case 'VariableDeclaration':
        return declaration.declarations.flatMap(({ id, init }): Declared[] =>
          id.type === 'Identifier' && /Function/.test(init?.type ?? '')
            ? [{ kind: 'function', name: id.name }]
            : [],
        );
      default:
        return [];
    }
  });
}
