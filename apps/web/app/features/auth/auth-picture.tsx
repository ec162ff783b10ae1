import { markedPrompt } from '@framewright/content/open/marked-prompt';
import mountainPass from '../../art/mountain-pass.svg';
import { AnatomyText } from '../../ui/anatomy-text.tsx';

const CAPTION = markedPrompt(
  ['subject', 'A small figure'],
  ' ',
  ['setting', 'on a mountain pass'],
  ', ',
  ['light', 'sun low on the right'],
  ', ',
  ['composition', 'two thirds sky'],
);

const CORNERS = [
  'left-0 top-0 border-r-0 border-b-0',
  'right-0 top-0 border-l-0 border-b-0',
  'left-0 bottom-0 border-r-0 border-t-0',
  'right-0 bottom-0 border-l-0 border-t-0',
];

/** A frame as large as the window, with its prompt on the film's edge. Dark in both themes. */
export function AuthPicture() {
  return (
    <aside
      className="sticky top-0 flex h-dvh flex-col border-l border-line bg-film scheme-dark max-[53.75rem]:hidden"
      aria-hidden="true"
    >
      <div className="relative min-h-0 flex-1">
        <img src={mountainPass} alt="" className="absolute inset-0 size-full object-cover" />
        <div className="absolute inset-8">
          {CORNERS.map((corner) => (
            <span key={corner} className={`absolute size-7 border-2 border-on-film ${corner}`} />
          ))}
        </div>
      </div>
      <div className="flex items-baseline gap-5 px-7 py-4 font-mono text-xs text-film-ink">
        <span>24A</span>
        <AnatomyText {...CAPTION} className="text-xs text-on-film-2" />
      </div>
    </aside>
  );
}
