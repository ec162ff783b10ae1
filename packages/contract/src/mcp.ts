import { endpoint } from './endpoint.ts';
import type { KeyScope } from './key-scopes.ts';
import { EXTRACTOR_IMAGE } from './limits.ts';

/** The tools, and what a key needs for each. */
export const MCP_TOOLS = {
  write_prompt: 'make',
  explain_prompt: 'read',
  convert_prompt: 'read',
  swap_phrase: 'read',
  make_picture: 'make',
  read_picture: 'make',
  search_library: 'read',
  get_prompt: 'read',
  search_my_work: 'read',
  save_prompt: 'write',
  expand_template: 'read',
  write_video_script: 'make',
  complete_video_prompt: 'make',
  list_engines: 'read',
  check_usage: 'read',
} as const satisfies Record<string, KeyScope>;
export type McpToolName = keyof typeof MCP_TOOLS;

/** Room for the largest picture to be read as base64, and the words beside it. */
export const MCP_BODY_LIMIT = Math.ceil((EXTRACTOR_IMAGE.maxBytes * 4) / 3) + 64 * 1024;

/** The Model Context Protocol, by JSON-RPC: its tools are calls of this API, with their limits and scopes. */
export const mcp = endpoint({
  method: 'POST',
  path: '/mcp',
  summary: 'The Model Context Protocol over streamable HTTP, stateless',
  access: 'optional',
  key: 'any',
  rawBody: 'application/json',
  sends: ['application/json', 'text/event-stream'],
  bodyLimit: MCP_BODY_LIMIT,
  errors: ['foreign_origin'],
});
