import arches from '../../art/arches.svg';
import ridge from '../../art/ridge.svg';
import sitter from '../../art/sitter.svg';
import { classNames } from '../../ui/class-names.ts';
import { UpgradeCard } from '../../ui/upgrade-card.tsx';
import { DASHBOARD_TEXTS } from './texts.ts';
import { ToolCard } from './tool-card.tsx';

/** The tools, and what the plan lacks. */
export function ToolCards({ isPro }: { isPro: boolean }) {
  const { upgrade } = DASHBOARD_TEXTS;
  return (
    <>
      <div className={classNames('mt-10 grid gap-6 sm:grid-cols-2', isPro && 'md:grid-cols-3')}>
        <ToolCard to="/generator" art={sitter} primary wide={!isPro} {...DASHBOARD_TEXTS.generator} />
        <ToolCard to="/guide" art={arches} wide={!isPro} {...DASHBOARD_TEXTS.guide} />
        {isPro ? <ToolCard to="/generator?tab=images" art={ridge} pro {...DASHBOARD_TEXTS.images} /> : null}
      </div>
      {isPro ? null : (
        <UpgradeCard
          title={upgrade.title}
          points={upgrade.points}
          to="/pricing"
          action={upgrade.action}
          className="mt-6"
          quiet
        >
          {upgrade.what}
        </UpgradeCard>
      )}
    </>
  );
}
