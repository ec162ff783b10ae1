import type { Fault } from './fault.ts';

const WEB = 'apps/web/app';

/** Faults of the web app. */
export const WEB_FAULTS: readonly Fault[] = [
  {
    breaks: 'a form that is under way is not sent twice',
    file: `${WEB}/features/generator/prompt-form.tsx`,
    from: '    if (!generating) onSubmit();',
    to: '    onSubmit();',
    test: `${WEB}/features/generator/prompt-generator.test.tsx`,
  },
  {
    breaks: 'a limit leads to Pro and not to another try',
    file: `${WEB}/features/generator/prompt-generator.tsx`,
    from: "{error && isDailyLimit(error, 'prompt_limit') ? (",
    to: "{error && isDailyLimit(error, 'image_limit') ? (",
    test: `${WEB}/features/generator/prompt-generator.test.tsx`,
  },
  {
    breaks: 'what failed keeps the subject and the takes before it',
    file: `${WEB}/features/generator/use-generate-prompts.ts`,
    from: '      if (wasCancelled(error)) return;\n      const sentence',
    to: '      setShown(undefined);\n      const sentence',
    test: `${WEB}/features/generator/prompt-generator.test.tsx`,
  },
  {
    breaks: 'the ratio of a picture is the chosen one',
    file: `${WEB}/features/generator/use-generate-prompts.ts`,
    from: 'return wish.isChosen ? wish.aspectRatio : result.suggested_aspect_ratio;',
    to: 'return result.suggested_aspect_ratio;',
    test: `${WEB}/features/generator/prompt-generator.test.tsx`,
  },
  {
    breaks: 'a copy that failed is not called one',
    file: `${WEB}/ui/copy-button.tsx`,
    from: '    if (!(await onCopy())) return;',
    to: '    await onCopy();',
    test: `${WEB}/ui/copy-button.test.tsx`,
  },
  {
    breaks: 'signing out tells the server',
    file: `${WEB}/lib/session.ts`,
    from: '  const ending = call(logout, { signal: AbortSignal.timeout(LOGOUT_MS) }).catch(() => undefined); // Here it ends in any case.',
    to: '  const ending = Promise.resolve(LOGOUT_MS);',
    test: `${WEB}/lib/session.test.tsx`,
  },
  {
    breaks: 'an upload that is too large is refused before it is sent',
    file: `${WEB}/features/images/read-input.ts`,
    from: 'return already + file.size > INPUT_IMAGE.maxBytes',
    to: 'return file.size > INPUT_IMAGE.maxBytes',
    test: `${WEB}/features/images/read-input.test.ts`,
  },
  {
    breaks: 'an allowance counts what is left',
    file: `${WEB}/features/usage/allowance.tsx`,
    from: 'const left = Math.max(limit - usage[',
    to: 'const left = Math.max(limit - 0 * usage[',
    test: `${WEB}/features/usage/allowance.test.tsx`,
  },
  // Sent once
  {
    breaks: 'a picture that is being made is not asked for again by the keyboard',
    file: `${WEB}/features/images/image-form.tsx`,
    from: '    if (generating) return;\n',
    to: '',
    test: `${WEB}/features/images/image-progress.test.tsx`,
  },
  {
    breaks: 'a message that is being answered is not sent again',
    file: `${WEB}/features/optimizer/use-optimizer.ts`,
    from: '    if (sending.isPending) return;\n',
    to: '',
    test: `${WEB}/routes/sora2-optimizer.test.tsx`,
  },
  {
    breaks: 'an idea that is being read is not sent again',
    file: `${WEB}/features/video/idea-form.tsx`,
    from: 'if (!asking) askOptions();',
    to: 'askOptions();',
    test: `${WEB}/routes/sora2.test.tsx`,
  },
  // What is said, and of what
  {
    breaks: 'a copy says that it was made',
    file: `${WEB}/lib/copy-prompt.ts`,
    from: 'if (copied) notify.success(TEXTS.copied);',
    to: 'if (copied) notify.success(TEXTS.notCopied);',
    test: `${WEB}/routes/sora2-optimizer.test.tsx`,
  },
  {
    breaks: 'an answer of the optimizer is told in its own words',
    file: `${WEB}/features/optimizer/use-optimizer.ts`,
    from: 'notify.success(TEXTS.done);',
    to: 'notify.success(TEXTS.failed);',
    test: `${WEB}/routes/sora2-optimizer.test.tsx`,
  },
  {
    breaks: 'a plan that has lapsed is told as that',
    file: `${WEB}/features/optimizer/use-optimizer.ts`,
    from: 'notify.plan(TEXTS.lapsed);',
    to: 'notify.plan(TEXTS.failed);',
    test: `${WEB}/routes/sora2-optimizer.test.tsx`,
  },
  {
    breaks: 'each card has the words of its own take',
    file: `${WEB}/features/generator/three-takes.tsx`,
    from: 'swaps={takes.swaps[take]}',
    to: 'swaps={takes.swaps.studio}',
    test: `${WEB}/features/generator/prompt-generator.test.tsx`,
  },
  // Keys of people's own
  {
    breaks: 'a key goes only to whom it is for',
    file: `${WEB}/features/images/use-image-form.ts`,
    from: "  const key = (ownKey && keys[ownKey.of]) ?? '';",
    to: "  const key = Object.values(keys)[0] ?? '';",
    test: `${WEB}/features/images/openrouter.test.tsx`,
  },
  {
    breaks: 'a key leaves memory with the page that it was typed on',
    file: `${WEB}/lib/query-client.ts`,
    from: 'gcTime: 0, ',
    to: '',
    test: `${WEB}/features/images/openrouter.test.tsx`,
  },
  {
    breaks: 'the built-in engine is sent no key',
    file: `${WEB}/features/video/use-settings.ts`,
    from: '(takesOwnKey(model) && key.trim())',
    to: 'key.trim()',
    test: `${WEB}/routes/sora2.test.tsx`,
  },
  // What comes late
  {
    breaks: 'an older file that is read more slowly does not take the place of a newer one',
    file: `${WEB}/features/extractor/use-extraction.ts`,
    from: '    if (latest.current !== file) return;\n',
    to: '',
    test: `${WEB}/routes/image-prompt-extractor.test.tsx`,
  },
  {
    breaks: 'what comes of a picture that was replaced is not shown',
    file: `${WEB}/features/extractor/use-extraction.ts`,
    from: '      if (file !== wanted.current) return;\n      if (!analysis.success)',
    to: '      if (!analysis.success)',
    test: `${WEB}/routes/image-prompt-extractor.test.tsx`,
  },
  {
    breaks: 'a checkout is paid once',
    file: `${WEB}/features/billing/sandbox-checkout.tsx`,
    from: '    if (paying.current) return;\n',
    to: '',
    test: `${WEB}/routes/checkout-sandbox.test.tsx`,
  },
];
