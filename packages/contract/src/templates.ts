import { CSV_CELLS, MOST } from '@framewright/prompt-dialects/templates';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { BOARD, LENGTHS, MEGABYTE, TEMPLATE } from './limits.ts';
import { wholeNumber } from './numbers.ts';
import { requiredText, text } from './text.ts';
import { WORK_TEXTS, workId } from './work.ts';

export const TEMPLATE_TEXTS = {
  name: 'Please enter a name for the template.',
  text: 'Please enter the text of the template.',
  nothing: WORK_TEXTS.nothing,
  lists: `Please send lists as names with their values: at most ${TEMPLATE.names} names with ${wholeNumber(TEMPLATE.values)} values each.`,
  kept: `These values are too long to be kept with the template: at most ${wholeNumber(TEMPLATE.kept)} characters.`,
  limit: `Please ask for 1 to ${BOARD.cells} prompts.`,
} as const;

const name = requiredText('name', LENGTHS.name, TEMPLATE_TEXTS.name).trim();
const templateText = requiredText('template', LENGTHS.prompt, TEMPLATE_TEXTS.text);

const listOfName = z.array(text('value', LENGTHS.phrase)).max(TEMPLATE.values, TEMPLATE_TEXTS.lists);
/** Values of names: each is made with each. */
const valueLists = z
  .record(z.string().max(60), listOfName, TEMPLATE_TEXTS.lists)
  .refine((lists) => Object.keys(lists).length <= TEMPLATE.names, TEMPLATE_TEXTS.lists);
const keptLists = valueLists.refine(
  (lists) => JSON.stringify(lists).length <= TEMPLATE.kept,
  TEMPLATE_TEXTS.kept,
);
const keptCsv = text('CSV', TEMPLATE.csv).max(TEMPLATE.kept, TEMPLATE_TEXTS.kept);

/** A template as lists have it: without what it was filled in with. */
export const templateSummary = z.object({
  id: z.string(),
  name: z.string(),
  text: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type TemplateSummary = z.infer<typeof templateSummary>;

/** A template with what filled it in. */
export const ownTemplate = templateSummary.extend({
  /** The values that names had when it was saved. */
  lists: z.record(z.string(), z.array(z.string())),
  /** A table of values with the names in its first row; empty where there is none. */
  csv: z.string(),
});
export type OwnTemplate = z.infer<typeof ownTemplate>;

/** A number of templates is all that an account has: they are one page. */
export const listTemplates = endpoint({
  method: 'GET',
  path: '/api/templates',
  summary: 'The templates of the caller, by name',
  access: 'signed-in',
  response: z.object({ items: z.array(templateSummary).max(TEMPLATE.ofAccount), next_cursor: z.null() }),
  errors: [],
});

export const addTemplate = endpoint({
  method: 'POST',
  path: '/api/templates',
  summary: 'Keep a template, with the values that fill it in',
  access: 'signed-in',
  bodyLimit: MEGABYTE,
  body: z.object({
    name,
    text: templateText,
    lists: keptLists.default({}),
    csv: keptCsv.default(''),
  }),
  response: ownTemplate,
  errors: ['too_many_templates'],
});

const params = z.object({ id: workId });

export const getTemplate = endpoint({
  method: 'GET',
  path: '/api/templates/:id',
  summary: 'One template of the caller',
  access: 'signed-in',
  params,
  response: ownTemplate,
  errors: ['not_found'],
});

export const changeTemplate = endpoint({
  method: 'PATCH',
  path: '/api/templates/:id',
  summary: 'Rename or rewrite a template, or fill it in otherwise',
  access: 'signed-in',
  bodyLimit: MEGABYTE,
  params,
  body: z
    .object({
      name: name.optional(),
      text: templateText.optional(),
      lists: keptLists.optional(),
      csv: keptCsv.optional(),
    })
    .refine((change) => Object.values(change).some((value) => value !== undefined), TEMPLATE_TEXTS.nothing),
  response: ownTemplate,
  errors: ['not_found'],
});

export const deleteTemplate = endpoint({
  method: 'DELETE',
  path: '/api/templates/:id',
  summary: 'Delete a template',
  access: 'signed-in',
  params,
  response: z.object({ success: z.literal(true) }),
  errors: ['not_found'],
});

export const templateExpansionRequest = z.object({
  /**
   * `{{name}}`, `[NAME]` or `__name__` is filled in, `{a|b}` is one of several, `{2$$ and $$a|b|c}` are two of them,
   * `${n=value}` says what `${n}` stands for.
   */
  text: templateText,
  lists: valueLists.default({}),
  /** A table of values with the names in its first row: row by row. */
  csv: text('CSV', TEMPLATE.csv).optional(),
  /** Prompts that are answered: all where there are no more, else a sample of all. */
  limit: z
    .int(TEMPLATE_TEXTS.limit)
    .min(1, TEMPLATE_TEXTS.limit)
    .max(BOARD.cells, TEMPLATE_TEXTS.limit)
    .default(TEMPLATE.sample),
});

export const templateExpansion = z.object({
  /** What it fills in, in the order of the text. */
  names: z.array(z.string()),
  /** Names without a value: they stay as they are written. */
  unfilled: z.array(z.string()),
  /** Signs of Dynamic Prompts that are not read: they stay as they are written. */
  unread: z.array(z.string()),
  /** How many prompts it makes; where it is the largest number, at least so many. */
  count: z.number().max(MOST),
  prompts: z.array(
    z.object({
      prompt: z.string(),
      values: z.record(z.string(), z.string()),
      /** All that was chosen for it, in the order of the text: enough to tell it from the others. */
      chosen: z.array(z.string()),
    }),
  ),
});

/** Room for the largest CSV as JSON. */
const EXPANSION_BODY_LIMIT = 2 * TEMPLATE.csv;

export const expandTemplate = endpoint({
  method: 'POST',
  path: '/api/templates/expand',
  summary: `Count what a template makes, and answer some of it or all; a CSV has at most ${wholeNumber(CSV_CELLS)} cells`,
  access: 'signed-in',
  key: 'read',
  body: templateExpansionRequest,
  bodyLimit: EXPANSION_BODY_LIMIT,
  response: templateExpansion,
  errors: [],
});
