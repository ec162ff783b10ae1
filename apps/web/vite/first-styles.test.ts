import { expect, test } from 'vitest';
import { firstStyles, withFirstStyles } from './first-styles.ts';

/** What stays of a stylesheet for a page whose body is this. */
const kept = (css: string, body: string) => firstStyles([css], `<body>${body}</body>`).join('');

test.each([
  ['.a{color:red}', '<p class="a b">'],
  ['p{color:red}', '<p>'],
  ['#main{color:red}', '<main id="main">'],
  ['*{color:red}', '<p>'],
  ['.a:hover,.a::before{color:red}', '<p class="a">'],
  ['.a[data-open]{color:red}', '<p class="a">'],
  [':root:not([data-plan]) .a:not(.b){color:red}', '<p class="a">'],
  ['form:has(.bar) .a{color:red}', '<p class="a"><form>'],
  ['.a:is(.b,.c){color:red}', '<p class="a c">'],
  ['.mt-2\\.5{color:red}', '<p class="mt-2.5">'],
  ['.md\\:grid-cols-\\[1fr_1\\.5fr\\]{color:red}', '<p class="md:grid-cols-[1fr_1.5fr]">'],
  ['.\\32 xl{color:red}', '<p class="2xl">'],
  ['.\\[\\&\\>img\\]\\:w>img{color:red}', '<p class="[&amp;&gt;img]:w"><img>'],
  ['.a{&:hover{color:red}}', '<p class="a">'],
  ['.a{content:"}"}', '<p class="a">'],
  ['@media print{.a{color:red}@page{margin:1cm}}', '<p class="a">'],
])('%s stays for %s', (css, body) => {
  expect(kept(css, body)).toBe(css);
});

test.each([
  ['.a{color:red}', '<p class="b">'],
  ['.a .b{color:red}', '<p class="b">'],
  ['ul>.a{color:red}', '<p class="a">'],
  ['.a:is(.b,.c){color:red}', '<p class="a">'],
  ['@media print{.a{color:red}}', '<p>'],
  ['@supports (color:red){.b{color:red}}', '<p class="a">'],
  ['/* a comment */', '<p>'],
  ['@keyframes turn{to{rotate:1turn}}', '<p>'],
  ['@property --x{syntax:"*";inherits:false}', '<p>'],
])('%s does not for %s', (css, body) => {
  expect(kept(css, body)).toBe('');
});

test('of several selectors those stay that can match', () => {
  expect(kept('.a,.b:hover,i{color:red}', '<p class="b">')).toBe('.b:hover{color:red}');
});

test('layers keep their order', () => {
  const css = '@layer one,two;@layer three{.a{color:red}}@layer two{.b{color:red}}';
  expect(kept(css, '<p class="b">')).toBe('@layer one,two;@layer three;@layer two{.b{color:red}}');
});

test('what rules use stays with them, whichever sheet they stand in', () => {
  const variables = ':root{--one:1px;--two:var(--one);--three:2px}@keyframes turn{to{rotate:1turn}}';
  const sheets = [variables, '.a{width:var(--two);animation:1s turn}'];
  expect(firstStyles(sheets, '<p class="a">')).toEqual([variables.replace(';--three:2px', ''), sheets[1]]);
  expect(firstStyles(sheets, '<p class="b">')).toEqual(['', '']);
});

const face = (family: string, range: string) =>
  `@font-face{font-family:${family};src:url(/${family}.woff2)format("woff2");unicode-range:${range}}`;

test('of faces those stay that rules name, and that have a character of the page', () => {
  const css = `${face('Sans', 'U+20-7E')}${face('Sans', 'U+4??')}${face('Mono', 'U+20-7E')}p{font-family:Sans}`;
  expect(kept(css, '<p>word')).toBe(`${face('Sans', 'U+20-7E')}p{font-family:Sans}`);
  expect(kept(css, '<p>слово')).toContain(face('Sans', 'U+4??'));
});

test('a page has them in place of its stylesheet, and its faces apart', () => {
  const page =
    '<head><link rel="preload" href="/a.woff2" as="font"/><link rel="stylesheet" href="/a.css#"/></head><p>word</p>';
  const css = `${face('Sans', 'U+20-7E')}p{font-family:Sans}i{color:red}`;
  expect(withFirstStyles(page, (address) => (address === '/a.css' ? css : ''))).toBe(
    '<head><style data-whole="/a.css#">p{font-family:Sans}</style>' +
      `<style data-faces="" media="print">${face('Sans', 'U+20-7E')}</style>` +
      '<noscript><link rel="stylesheet" href="/a.css#"/></noscript></head><p>word</p>',
  );
});
