import { Drawn } from '../../ui/drawn.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ElementChips } from './element-chips.tsx';
import { Rail } from './rail.tsx';
import { HeaderActions, RollLead } from './roll-header.tsx';
import { RollLoading } from './roll-tail.tsx';
import { DrawnRollTools, FilterButton } from './roll-tools.tsx';
import { ROLL_TEXTS as TEXTS } from './texts.ts';

const nothing = () => undefined;
const EVERYTHING = { trash: false } as const;
const UNCHOSEN = { active: false, begin: nothing, clear: nothing } as const;

/** The roll before it is known whose it is: to be seen, not to be used. */
export function RollFrame() {
  return (
    <>
      <div className="roll-head">
        <PageHeader
          title={TEXTS.title}
          actions={
            <Drawn className="flex flex-wrap items-center gap-3">
              <HeaderActions filters={EVERYTHING} selection={UNCHOSEN} none onImport={nothing} />
            </Drawn>
          }
        />
      </div>
      <RollLead />
      <Drawn className="roll">
        <div className="rail">
          {/* Its days and its ratio are real fields: disabled, nothing is typed into them and lost. */}
          <fieldset className="contents" disabled>
            <Rail filters={EVERYTHING} onFilter={nothing} onAll={nothing} />
          </fieldset>
        </div>
        <div className="min-w-0">
          <DrawnRollTools />
          <ElementChips elements={[]} filters={EVERYTHING} onFilter={nothing}>
            <FilterButton on={0}>{null}</FilterButton>
          </ElementChips>
          <RollLoading />
        </div>
      </Drawn>
    </>
  );
}
