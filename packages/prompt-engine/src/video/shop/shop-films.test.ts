import { describe, expect, it } from 'vitest';
import { creativeOptions } from '../options/creative-options.ts';
import { writeScript } from '../script/script.ts';

const filmOf = (idea: string, isSecond = false) => {
  const { a, b } = creativeOptions(idea, 'ten-seconds');
  const { beats } = writeScript({ idea, option: isSecond ? b : a, target: 'ten-seconds' });
  return { ...(isSecond ? b : a), actions: beats.map(({ action }) => action) };
};

describe('a shop that tells facts', () => {
  it.each([
    [
      'we are a flower shop, we are open till ten on valentines day, pls make a short ad',
      'The flower shop',
      /Stems are cut/,
      '“Open till ten on valentines day”',
    ],
    [
      'our bread is baked by hand since 1912, video for our website',
      'The bread',
      /Flour rises/,
      '“Since 1912”',
    ],
    [
      'barber shop Marek in Kraków, 20 years now, i want a reel that shows the chair and the regulars',
      'Barber shop Marek',
      /Scissors close/,
      '“20 years now”',
    ],
    [
      'our pottery studio has moved to Hill Street 9, we make mugs, new classes from may',
      'The pottery studio',
      /Wet thumbs/,
      '“Moved to Hill Street 9”, “New classes from may”',
    ],
    [
      'our vet clinic is open on sundays now, show that we love animals',
      'The vet clinic',
      /lead clicks/,
      '“Open on sundays now”',
    ],
    [
      'Werbung für unseren Hofladen, wir haben seit 30 Jahren Kartoffeln, jetzt auch Eis',
      'Hofladen',
      /Kartoffeln aus der dunklen Erde/,
      '“Wir haben seit 30 Jahren Kartoffeln”',
    ],
  ])('shows its own work, and they are read over the last picture: %s', (idea, title, work, read) => {
    const film = filmOf(idea);
    expect(film.title).toBe(title);
    expect(film.actions[0]).toMatch(work);
    expect(film.actions.at(-1)).toContain(`on screen: ${read}`);
    expect(film.actions.slice(0, -1).join(' ')).not.toMatch(/on screen|open till|years|since/i);
    expect(filmOf(idea, true).hook).not.toBe(film.hook);
  });

  it('begins in the second film in front of it', () => {
    expect(filmOf('nail salon, gift cards for mothers day, 10 sec', true).actions[0]).toBe(
      'The nail salon from the street, its first lamp just lit',
    );
  });

  it('keeps what it makes and shows among its work', () => {
    expect(
      filmOf('our pottery studio has moved to Hill Street 9, we make mugs, new classes from may').actions,
    ).toContain('Two hands make mugs');
    expect(
      filmOf('barber shop Marek in Kraków, 20 years now, i want a reel that shows the chair and the regulars')
        .actions,
    ).toContain('The chair and the regulars');
  });
});

describe('a fact beside a story', () => {
  it('is read, and what is wished for is seen', () => {
    const { actions } = filmOf(
      'my wife and me have 25 year anniversary, I want a video where the same park bench is shown in 1999 and now, we are young then old, same kiss, same silly hat',
    );
    expect(actions[0]).toMatch(/^The same park bench .*on screen: “.*25 year anniversary”$/);
    expect(actions.at(-1)).toMatch(/^We are young/);
  });

  it('leaves bread in another tongue alone', () => {
    expect(filmOf('anuncio para mi panadería, pan de masa madre, abrimos a las seis').actions).toContain(
      'Pan de masa madre',
    );
  });

  it('is no deed that happens at an hour', () => {
    expect(filmOf('a boy opens the door at six, a fox sits there, it walks in').actions.join(' ')).toMatch(
      /opens the door/,
    );
  });
});
