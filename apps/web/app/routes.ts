import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/landing.tsx'),
  // What knows who is signed in. The landing page does without its code.
  layout('routes/session.tsx', [
    route('auth', 'routes/auth.tsx'),
    route('auth/callback', 'routes/auth-callback.tsx'),
    route('pricing', 'routes/pricing.tsx'),
    layout('routes/signed-in.tsx', [
      route('dashboard', 'routes/dashboard.tsx'),
      route('generator', 'routes/generator.tsx'),
    ]),
  ]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
