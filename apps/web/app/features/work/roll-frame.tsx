import { Drawn } from '../../ui/drawn.tsx';
import { ElementChips } from './element-chips.tsx';
import { Rail } from './rail.tsx';
import { RollLoading } from './roll-tail.tsx';
import { DrawnRollTools, FilterButton } from './roll-tools.tsx';

const nothing = () => undefined;
const EVERYTHING = { trash: false } as const;

/** The roll below its title before it is known whose it is: to be seen, not to be used. */
export function RollFrame() {
  return (
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
  );
}
