import { Suspense } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router';
import { ErrorBoundary } from '../components/feedback/error-boundary.tsx';
import { Guarded } from './guarded.tsx';
import { Layout } from './layout.tsx';
import { RouteFrame } from './route-frame.tsx';
import { type AppRoute, appRoutes } from './routes.ts';

const siteRoutes = appRoutes.filter(({ navbar }) => navbar === 'site');
const accountRoutes = appRoutes.filter(({ navbar }) => navbar === 'account');

export function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route element={<Layout navbar="site" />}>{siteRoutes.map(routeOf)}</Route>
        <Route element={<Layout navbar="account" />}>{accountRoutes.map(routeOf)}</Route>
        <Route path="*" element={<Navigate to="/" replace />} />
      </Routes>
    </BrowserRouter>
  );
}

function routeOf({ path, title, description, guard, Page }: AppRoute) {
  return (
    <Route
      key={path}
      path={path}
      element={
        <Guarded guard={guard}>
          <ErrorBoundary resetKey={path}>
            <Suspense fallback={<div className="min-h-[80vh]" />}>
              <RouteFrame title={title} description={description}>
                <Page />
              </RouteFrame>
            </Suspense>
          </ErrorBoundary>
        </Guarded>
      }
    />
  );
}
