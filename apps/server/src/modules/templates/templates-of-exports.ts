import { addTemplate, ERRORS, TEMPLATE } from '@framewright/contract';
import type { ExportedKind } from '../../db/exported-kind.ts';
import { instant } from '../../instant.ts';
import { NotTaken } from '../../not-taken.ts';
import * as repo from './templates.repo.ts';
import { shown } from './templates.service.ts';

/** A line of `templates.jsonl`: what a template may be, and when it was written. */
const exportedTemplate = addTemplate.body.extend({ created_at: instant, updated_at: instant });

const UNREADABLE = 'This line of the export is no template.';

/** The templates of exports. One that says the same since the same moment is here already. */
export const templatesOfExports: ExportedKind = {
  name: 'templates',

  async *linesOf(db, userId) {
    for (let after = ''; ; ) {
      const page = await repo.templatesAfter(db, userId, after);
      for (const row of page) {
        const { id: _, ...said } = shown(row);
        yield said;
      }
      const end = page.at(-1);
      if (!end) return;
      after = end.id;
    }
  },

  async read(line, { userId, idAt }) {
    const { data, error } = exportedTemplate.safeParse(line);
    if (error) throw new NotTaken(UNREADABLE, { cause: error });
    const { lists, ...said } = data;
    const row = { ...said, id: idAt(said.created_at), lists: JSON.stringify(lists) };
    return async (tx) => {
      if (await repo.hasTemplate(tx, userId, row)) return 'duplicates';
      if ((await repo.countTemplates(tx, userId)) >= TEMPLATE.ofAccount)
        throw new NotTaken(ERRORS.too_many_templates.detail);
      await repo.insertTemplate(tx, userId, row);
      return 'added';
    };
  },
};
