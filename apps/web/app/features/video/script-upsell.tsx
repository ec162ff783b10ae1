import type { ScriptBeat } from '@framewright/contract';
import { UpgradeCard } from '../../ui/upgrade-card.tsx';
import { AboutSora } from './about-sora.tsx';
import { ScriptHeader } from './script-header.tsx';
import { Beats } from './script-text.tsx';
import { SCRIPT_UPSELL as TEXTS } from './texts.ts';

/** The end of a script, to show what one is. */
const EXAMPLE: readonly ScriptBeat[] = [
  {
    from: 3,
    to: 7,
    action: 'The baker drops the oven door and draws one peel of loaves toward the lens',
    camera: 'Medium close-up, 50 mm, at chest height; slow dolly in that ends at the crust',
    light: 'The oven mouth from the left, low gold; blue night stays in the window',
    sound: 'A hinge that needs oil, crust crackling as it meets the air',
  },
  {
    from: 7,
    to: 10,
    action: 'Steam rolls up the window and hides the street',
    camera: 'Static on the glass, 50 mm; the baker on the right third',
    light: 'The street lamp outside spreads into a soft disc',
    sound: 'One tram bell far away; no music',
  },
];

/** What those who are not on Pro see instead of the script generator. */
export function ScriptUpsell() {
  return (
    <>
      <ScriptHeader isPro={false} />
      <div className="grid gap-x-12 gap-y-12 md:grid-cols-[minmax(0,1fr)_292px]">
        <div className="grid min-w-0 content-start gap-6">
          <UpgradeCard title={TEXTS.title} points={TEXTS.points} to="/pricing" action={TEXTS.action}>
            {TEXTS.what}
          </UpgradeCard>
          <section className="grid gap-3" aria-labelledby="example">
            <h2 id="example" className="label">
              {TEXTS.example}
            </h2>
            <div className="card">
              <Beats beats={EXAMPLE} />
            </div>
          </section>
        </div>
        <aside className="grid content-start gap-5">
          <AboutSora />
        </aside>
      </div>
    </>
  );
}
