import type { Reporter, TestModule } from 'vitest/node';

declare module 'vitest' {
  interface TaskMeta {
    /** What was done and seen, in figures. */
    told?: string;
  }
}

/** Prints a row for each fault. */
export default class Table implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const rows = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => {
        const { state } = test.result();
        const held = state === 'passed' ? 'held' : state === 'skipped' ? 'not run here' : 'BROKEN';
        return `| ${test.name} | ${test.meta().told ?? ''} | ${held} |`;
      }),
    );
    process.stdout.write(
      `\n| Fault | What was done and seen | Invariants |\n| --- | --- | --- |\n${rows.join('\n')}\n`,
    );
  }
}
