/*
 * Stands in for lucide's `createLucideIcon`: the same drawing with the properties that the app sets.
 */
import { createElement, type SVGProps } from 'react';

type Drawn = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'strokeWidth'> {
  readonly size?: number;
  readonly strokeWidth?: number;
}

/** An icon of 24 by 24 units. It is hidden from assistive technology unless it has a name of its own. */
export default function createIcon(drawn: Drawn) {
  // biome-ignore lint/correctness/noComponentHookFactories: the promise of the function whose place this takes
  return function Icon({ size = 24, ...rest }: IconProps) {
    const isNamed = Object.keys(rest).some((name) => /^(?:aria-.*|role)$/.test(name));
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': !isNamed || undefined,
        ...rest,
      },
      ...drawn.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
