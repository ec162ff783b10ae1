import type { KeyScope, McpToolName } from '@framewright/contract';

/** What the Connect page says. */
export const CONNECT_TEXTS = {
  title: 'Connect',
  lead: 'Let an assistant or a program of yours write, explain and convert prompts here, make pictures and read them.',
  key: {
    title: 'First, a key',
    what: 'Make one in your account. It goes where these lines say YOUR_KEY, and nowhere else: never into an address.',
    action: 'Make a key',
  },
  address: { title: 'Address of this server', name: 'Copy the address' },
  clients: {
    title: 'Assistants',
    what: 'They speak the Model Context Protocol with this address. Services that connect from the web without letting you set a header cannot connect yet.',
  },
  api: {
    title: 'Programs',
    what: 'The same key works for the whole HTTP API.',
    docs: 'Read the API description',
  },
  tools: {
    title: 'What they can do',
    what: 'Your plan and its daily limits hold here too. Nothing costs money unless the key may spend; a picture or a board that does also needs a stated maximum, max_cost_usd, or your yes to the price where your client can ask you.',
  },
  needs: (scope: KeyScope) => `needs ${scope}`,
  copy: (what: string) => `Copy the lines for ${what}`,
} as const;

/** What each tool gives. */
export const TOOL_TEXTS: Readonly<Record<McpToolName, string>> = {
  write_prompt: 'Three prompts of a subject',
  explain_prompt: 'What each phrase of a prompt does',
  convert_prompt: 'A prompt for another model, and what is lost',
  swap_phrase: 'Other ways to say one phrase',
  make_picture: 'A picture of a prompt',
  read_picture: 'The prompt that a picture carries, yours or another',
  search_library: 'Prompts of the library, with Pro',
  get_prompt: 'One prompt: yours, or of the library with Pro',
  search_my_work: 'What you have made, by words and elements',
  save_prompt: 'A prompt among your templates, or as a version',
  expand_template: 'The prompts that a template makes',
  write_video_script: 'A timed script of an idea, with Pro',
  complete_video_prompt: 'What a video prompt lacks, with Pro',
  list_engines: 'Models, what they can do and cost',
  check_usage: 'What is left of the day',
};
