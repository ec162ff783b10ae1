/** Files that were dropped elsewhere and wait for the page that takes them; in memory only, gone with the page. */
let handed: readonly File[] | undefined;

/** Lets files wait for My work; what waited before is gone. */
export function handFiles(files: readonly File[]): void {
  handed = files;
}

/** Takes the waiting files, once: asking again gives nothing. */
export function takeHandedFiles(): readonly File[] | undefined {
  const files = handed;
  handed = undefined;
  return files;
}
