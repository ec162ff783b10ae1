import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { MainContent } from './main-content.tsx';
import { NotFound } from './not-found.tsx';

/** What stands in place of a page that broke. The bar above it stays. */
export function PageError() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <MainContent className="wrap page grid gap-6">
      <h1 className="display display-1">This frame did not come out</h1>
      <ErrorPanel
        message="Something went wrong on this page. What you made is safe on the server."
        onRetry={() => window.location.reload()}
      />
    </MainContent>
  );
}
