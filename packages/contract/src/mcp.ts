import { endpoint } from './endpoint.ts';
import { EXTRACTOR_IMAGE } from './limits.ts';

/** Room for the largest picture to be read as base64, and the words beside it. */
export const MCP_BODY_LIMIT = Math.ceil((EXTRACTOR_IMAGE.maxBytes * 4) / 3) + 64 * 1024;

/** The Model Context Protocol, by JSON-RPC: its tools are calls of this API, with their limits and scopes. */
export const mcp = endpoint({
  method: 'POST',
  path: '/mcp',
  summary: 'The Model Context Protocol over streamable HTTP, stateless',
  access: 'optional',
  key: 'any',
  rawBody: true,
  bodyLimit: MCP_BODY_LIMIT,
  errors: ['foreign_origin'],
});
