import { useEffect, useState } from 'react';
import { GUIDE_TEXTS } from './texts.ts';

/** A heading of the guide. */
export interface Section {
  readonly id: string;
  readonly title: string;
}

/** How far below the top of the window a heading counts as reached, in pixels. */
const REACHED = 120;

/** The guide's headings; the one that is being read is marked. */
export function TableOfContents({ sections }: { sections: readonly Section[] }) {
  const current = useCurrentSection(sections);
  return (
    <nav className="toc no-print" aria-label={GUIDE_TEXTS.contents}>
      {sections.map(({ id, title }) => (
        <a key={id} href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
          {title}
        </a>
      ))}
    </nav>
  );
}

/** The last heading that was scrolled past; the first until then; the last one at the end of the page. */
function useCurrentSection(sections: readonly Section[]): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.id);
  useEffect(() => {
    let waiting = 0;
    const update = () => {
      waiting = 0;
      const passed = sections.filter(({ id }) => {
        const heading = document.getElementById(id);
        return heading !== null && heading.getBoundingClientRect().top <= REACHED;
      });
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      const atEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
      setCurrent((atEnd ? sections : passed).at(-1)?.id ?? sections[0]?.id);
    };
    const later = () => {
      waiting ||= requestAnimationFrame(update);
    };
    later();
    window.addEventListener('scroll', later, { passive: true });
    window.addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(waiting);
      window.removeEventListener('scroll', later);
      window.removeEventListener('resize', later);
    };
  }, [sections]);
  return current;
}
