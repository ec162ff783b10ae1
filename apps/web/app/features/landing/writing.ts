/* What the box needs once it is used, and not before: what asks the server, and what shows the takes. */
export { askForTakes, keptTakes } from './ask-for-takes.ts';
export { WrittenTakes } from './written-takes.tsx';
