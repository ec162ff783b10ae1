/** Stands where the key goes. */
const KEY = 'YOUR_KEY';

/** How one program is connected. */
export interface ConnectLines {
  readonly name: string;
  /** Where the lines go. */
  readonly where: string;
  readonly lines: string;
}

/** In a shell, or in a file of the assistant's; by their documentation of November 2026. @param origin of this server */
export function assistants(origin: string): readonly ConnectLines[] {
  const url = `${origin}/mcp`;
  const headers = `"headers": { "Authorization": "Bearer ${KEY}" }`;
  return [
    {
      name: 'Claude Code',
      where: 'In a terminal',
      lines: `claude mcp add --transport http framewright ${url} \\\n  --header "Authorization: Bearer ${KEY}"`,
    },
    {
      name: 'Codex',
      where: 'In a terminal; it reads the key from the environment',
      lines: `export FRAMEWRIGHT_KEY=${KEY}\ncodex mcp add framewright --url ${url} --bearer-token-env-var FRAMEWRIGHT_KEY`,
    },
    {
      name: 'Gemini CLI',
      where: 'In a terminal',
      lines: `gemini mcp add --transport http \\\n  --header "Authorization: Bearer ${KEY}" framewright ${url}`,
    },
    {
      name: 'Cursor',
      where: 'In ~/.cursor/mcp.json',
      lines: `{ "mcpServers": { "framewright": { "url": "${url}",\n  ${headers} } } }`,
    },
    {
      name: 'VS Code',
      where: 'In .vscode/mcp.json',
      lines: `{ "servers": { "framewright": { "type": "http", "url": "${url}",\n  ${headers} } } }`,
    },
  ];
}

/** One call of the API. @param origin of this server */
export function shellCall(origin: string): ConnectLines {
  return {
    name: 'curl',
    where: 'Writes three prompts',
    lines: `curl ${origin}/api/prompts/generate -H "Authorization: Bearer ${KEY}" \\\n  -H "Content-Type: application/json" -d '{"subject": "old fisherman mending nets"}'`,
  };
}
