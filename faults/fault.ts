/** A fault as it is planted, and the test that must see it. */
export interface Fault {
  /** What is broken by it, as somebody who uses the product would say. */
  readonly breaks: string;
  /** From the project's root. */
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly from: string;
  readonly to: string;
  /** The test file that goes red. */
  readonly test: string;
  /** Set while the test runs. */
  readonly env?: Readonly<Record<string, string>>;
}
