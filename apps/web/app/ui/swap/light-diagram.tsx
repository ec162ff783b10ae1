import type { StageLight } from '@framewright/prompt-engine/stage';

/** The subject's head, in the middle of the diagram. */
const X = 36;
const Y = 25;
const R = 5.5;

/**
 * A light seen from above: the subject faces the camera at the lower edge, and the lit half of the head is filled.
 * The words beside it say the same.
 */
export function LightDiagram({ light }: { light: StageLight }) {
  const { from, hard } = light;
  return (
    <svg className="light-diagram" viewBox="0 0 72 54" aria-hidden="true">
      {from === 'left' || from === 'right' ? <Side hard={hard} mirrored={from === 'right'} /> : null}
      {from === 'back' ? <Back hard={hard} /> : null}
      {from === 'front' || from === 'below' ? <Front hard={hard || from === 'below'} /> : null}
      {from === 'top' ? <Top /> : null}
      <circle cx={X} cy={Y} r={R} className="light-diagram-head" />
      <path d={`M${X - 2} ${Y + R}l2 3 2-3z`} className="light-diagram-nose" />
      <path d="M31.5 49h9v-5h-9zM34 44l-1.5-3h7L38 44z" className="light-diagram-camera" />
    </svg>
  );
}

/** A lamp or the sun throws a narrow beam, a window or a softbox a wide one. */
function Side({ hard, mirrored }: { hard: boolean; mirrored: boolean }) {
  return (
    <g transform={mirrored ? 'matrix(-1 0 0 1 72 0)' : undefined}>
      {hard ? (
        <>
          <path d="M6 20L32 19V31Z" opacity=".4" />
          <circle cx="6" cy="20" r="3.5" />
        </>
      ) : (
        <>
          <path d="M5 8L31 20V30L5 42Z" opacity=".22" />
          <rect x="3" y="7" width="2.5" height="36" rx=".8" />
        </>
      )}
      <path d={`M${X} ${Y - R}A${R} ${R} 0 0 0 ${X} ${Y + R}Z`} />
    </g>
  );
}

function Back({ hard }: { hard: boolean }) {
  return (
    <>
      <path d={hard ? 'M36 4L43 25H29Z' : 'M20 5h32L42 25l-6 4-6-4z'} opacity=".28" />
      {hard ? <circle cx="36" cy="5" r="3.5" /> : <rect x="20" y="3" width="32" height="2.5" rx=".8" />}
      <path d={`M${X - R} ${Y}a${R} ${R} 0 0 1 ${2 * R} 0Z`} />
    </>
  );
}

function Front({ hard }: { hard: boolean }) {
  return (
    <>
      <path d={hard ? 'M20 49L30 23L41 29Z' : 'M12 50h48L44 27l-8 4-8-4z'} opacity=".22" />
      {hard ? (
        <circle cx="20" cy="48" r="3.5" />
      ) : (
        <>
          <rect x="9" y="50" width="18" height="2.5" rx=".8" />
          <rect x="45" y="50" width="18" height="2.5" rx=".8" />
        </>
      )}
      <path d={`M${X - R} ${Y}a${R} ${R} 0 0 0 ${2 * R} 0Z`} />
    </>
  );
}

function Top() {
  return (
    <>
      <circle cx={X} cy={Y} r="17" opacity=".14" />
      <circle cx={X} cy={Y} r="10.5" opacity=".24" />
      <circle cx={X} cy={Y} r={R} />
    </>
  );
}
