import { expect, test } from 'vitest';
import { letteringIn } from './lettering.ts';

test.each([
  ['book cover, title "The Last Ferry", by Marta Lindqvist, fog', ['The Last Ferry', 'Marta Lindqvist']],
  [
    'book cover for a crime novel, title THE SALT ROAD, author name Ines Okafor, a pram',
    ['THE SALT ROAD', 'Ines Okafor'],
  ],
  ['cover for my poetry book "Low Tide", written by Jon Petersen, gulls', ['Low Tide', 'Jon Petersen']],
])('%s: the author is to be read on it', (text, lines) => expect(letteringIn(text).lines).toEqual(lines));

test.each([
  ['book cover "Irises", by Vincent van Gogh, a vase', ['Irises']],
  ['a hotel by Frank Lloyd Wright, snow', []],
  ['album cover "Slow", a boat by Lake Garda', ['Slow']],
])('%s: nobody wrote it', (text, lines) => expect(letteringIn(text).lines).toEqual(lines));
