import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { tokenThatExpires } from '../testing/tokens.ts';
import { takeEarlyAnswer } from './early-answers.ts';
import { EARLY_PROFILE_SCRIPT, FIRST_PICTURE } from './early-profile.ts';
import { keepPlan, storeToken } from './token.ts';

const HOUR = 3_600_000;
const run = new Function(EARLY_PROFILE_SCRIPT);

function answering() {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({ name: 'Ada' }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => {
  history.replaceState(null, '', '/');
});

test('the profile is asked for in the head with the stored token, and its answer is taken once', async () => {
  const fetched = answering();
  const token = tokenThatExpires(Date.now() + HOUR);
  storeToken(token);
  history.replaceState(null, '', '/work');
  run();
  expect(fetched.mock.lastCall?.[0]).toBe('/api/auth/profile');
  expect(new Headers(fetched.mock.lastCall?.[1]?.headers).get('authorization')).toBe(`Bearer ${token}`);
  expect(await (await takeEarlyAnswer(`GET /api/auth/profile ${token}`))?.json()).toEqual({ name: 'Ada' });
  expect(takeEarlyAnswer(`GET /api/auth/profile ${token}`)).toBeUndefined();
});

test('another token takes nothing of it', () => {
  answering();
  storeToken(tokenThatExpires(Date.now() + HOUR));
  history.replaceState(null, '', '/work');
  run();
  const other = tokenThatExpires(Date.now() + 2 * HOUR);
  expect(takeEarlyAnswer(`GET /api/auth/profile ${other}`)).toBeUndefined();
});

test.each([
  ['nobody is signed in', '/work', null],
  ['the page is the landing page', '/', tokenThatExpires(Date.now() + HOUR)],
  ['the token has expired', '/work', tokenThatExpires(Date.now() - HOUR)],
  ['the token is none of ours', '/work', 'a.b.c'],
])('nothing is asked where %s', (_, address, token) => {
  const fetched = answering();
  if (token !== null) storeToken(token);
  history.replaceState(null, '', address);
  run();
  expect(fetched).not.toHaveBeenCalled();
});

describe('of a page that needs a session', () => {
  const root = document.documentElement;

  beforeEach(() => root.setAttribute('data-private', ''));
  afterEach(() => {
    root.removeAttribute('data-private');
    root.removeAttribute('data-plan');
    root.hidden = false;
  });

  /** @returns where the script went instead */
  function open(pathname: string, search = '', hash = ''): string | undefined {
    answering();
    const replace = vi.fn<(address: string) => void>();
    new Function('location', EARLY_PROFILE_SCRIPT)({ pathname, search, hash, replace });
    return replace.mock.lastCall?.[0];
  }

  test.each([
    ['/generator', '?tab=images', '', '/auth?next=%2Fgenerator%3Ftab%3Dimages'],
    ['/account', '', '#api-keys', '/auth?next=%2Faccount%23api-keys'],
    ['/work/', '', '', '/auth?next=%2Fwork'],
    ['/dashboard', '', '', '/auth'],
  ])('a visitor of %s%s%s sees nothing and comes to sign in', (pathname, search, hash, address) => {
    expect(open(pathname, search, hash)).toBe(address);
    expect(root.hidden).toBe(true);
  });

  test('so does somebody whose token has expired', () => {
    storeToken(tokenThatExpires(Date.now() - HOUR));
    expect(open('/work')).toBe('/auth?next=%2Fwork');
  });

  test('somebody who is signed in sees what their plan had last', () => {
    storeToken(tokenThatExpires(Date.now() + HOUR));
    expect(open('/work')).toBeUndefined();
    expect(root.dataset['plan']).toBe('unknown');
    keepPlan('pro');
    open('/work');
    expect(root.dataset['plan']).toBe('pro');
    expect(root.hidden).toBe(false);
  });
});

describe('the picture that a page is begun with', () => {
  const root = document.documentElement;

  afterEach(() => {
    for (const name of ['data-first-picture', 'data-plan']) root.removeAttribute(name);
    document.head.replaceChildren();
  });

  test.each([
    ['pro', ['/first.svg']],
    ['free', []],
    ['', []],
  ])('is fetched at once where the plan was %s', (plan, fetched) => {
    answering();
    root.setAttribute(FIRST_PICTURE, '/first.svg');
    storeToken(tokenThatExpires(Date.now() + HOUR));
    keepPlan(plan);
    run();
    const links = [...document.head.querySelectorAll('link[rel=preload][as=image]')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(fetched);
  });

  test('is not fetched for a visitor', () => {
    root.setAttribute(FIRST_PICTURE, '/first.svg');
    run();
    expect(document.head.querySelector('link')).toBeNull();
  });
});

test('it can stand in HTML as it is', () => {
  expect(EARLY_PROFILE_SCRIPT).not.toMatch(/[<>&"']/);
});
