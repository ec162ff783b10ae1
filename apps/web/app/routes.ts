import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/landing.tsx'),
  // What knows who is signed in. The landing page does without its code.
  layout('routes/session.tsx', [
    route('auth', 'routes/auth.tsx'),
    route('auth/callback', 'routes/auth-callback.tsx'),
    route('auth/callback/openrouter/:mark', 'routes/openrouter-return.tsx'),
    route('pricing', 'routes/pricing.tsx'),
    route('prompt-library', 'routes/prompt-library.tsx'),
    route('image-prompt-extractor', 'routes/image-prompt-extractor.tsx'),
    route('translate', 'routes/translate.tsx'),
    route('share/:token', 'routes/share.tsx'),
    layout('routes/signed-in.tsx', [
      route('dashboard', 'routes/dashboard.tsx'),
      route('generator', 'routes/generator.tsx'),
      route('work', 'routes/work.tsx'),
      route('work/:id', 'routes/work-item.tsx'),
      route('compare', 'routes/compare.tsx'),
      route('compare/:id', 'routes/board.tsx'),
      route('templates', 'routes/templates.tsx'),
      route('guide', 'routes/guide.tsx'),
      route('seedream-guide', 'routes/seedream-guide.tsx'),
      route('sora2', 'routes/sora2.tsx'),
      route('sora2/optimizer', 'routes/sora2-optimizer.tsx'),
      route('sora2-guide', 'routes/sora2-guide.tsx'),
      route('downloads', 'routes/downloads.tsx'),
      route('account', 'routes/account.tsx'),
      route('engines', 'routes/engines.tsx'),
      route('connect', 'routes/connect.tsx'),
      route('checkout/sandbox', 'routes/checkout-sandbox.tsx'),
    ]),
  ]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
