/**
 * Node's own `http`. An `import` of it reads every name that it exports, and those of its WebSocket bring all that
 * `fetch` is made of: 13 MB, for whoever calls nobody.
 */
export const { createServer, request, STATUS_CODES } = process.getBuiltinModule('node:http');
