// First: it is of whatever comes after it.
import './lib/without-eval.ts'

import { useEffect, type ReactNode } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'

import type { Route } from './+types/root'
import { usePageViews } from './analytics/use-page-views.ts'
import { mayBeIndexed } from './config/address-of.server.ts'
import { config, publicSite } from './config/config.server.ts'
import { closedNow } from './enquiries/form/closed-now.server.ts'
import { ErrorPage } from './error-page.tsx'
import { scrollKey } from './leads/detail/bar/scroll-key.ts'
import { canonicalPath, siteOrigin } from './lib/http/site-origin.ts'
import { currentPage } from './pages/current-pages.server.ts'
import { shownPeople } from './pages/shown-people.server.ts'
import { pageCard } from './routes/public/frame/page-card.server.ts'
import { officeHours } from './staff/working-hours/office-hours.server.ts'
import { Arrival } from './ui/feedback/arrival.tsx'
import { Begin, BeginNow } from './routes/public/frame/begin.tsx'
import { FocusReturn } from './ui/focus/focus-return.tsx'
import anek from './ui/fonts/anek.woff2?url'
import petrona from './ui/fonts/petrona.woff2?url'
import { LiveRegions } from './ui/feedback/live-regions.tsx'

export const links: Route.LinksFunction = () => [
  // Both are in every first screen.
  preloadOf(petrona),
  preloadOf(anek),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/icon-32.png', type: 'image/png', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/icon-180.png' },
]

function preloadOf(font: string): ReturnType<Route.LinksFunction>[number] {
  return { rel: 'preload', href: font, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }
}

/** The same for every dashboard page until an owner changes a setting; only the dashboard revalidates. */
export function shouldRevalidate({ formAction }: ShouldRevalidateFunctionArgs) {
  return formAction?.startsWith('/dashboard/settings/') ?? false
}

export function loader({ url }: Route.LoaderArgs) {
  const origin = siteOrigin(config.PUBLIC_URL)
  const path = canonicalPath(url)
  return {
    site: publicSite(),
    hours: officeHours(),
    closed: closedNow(),
    people: shownPeople(currentPage('about').people),
    origin,
    card: pageCard(path, origin),
    mayBeIndexed: mayBeIndexed(path),
  }
}

/** The root's data, for every page. */
export type RootData = ReturnType<typeof loader>

/** A route's `handle`: the router runs the page in the browser, as it does the dashboard. */
export type PageHandle = { isApp: true }

function isApp({ handle }: { handle: unknown }): boolean {
  return typeof handle === 'object' && handle !== null && 'isApp' in handle
}

/**
 * A public page is a document that works without script; one small script hydrates its islands.
 * The router runs the dashboard in the browser.
 */
export function Layout({ children }: { children: ReactNode }) {
  const needsRouter = useMatches().some(isApp)
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="theme-color" content="#fcfdfb" />
        <Meta />
        <Links />
        {needsRouter ? <BeginNow /> : <Begin />}
      </head>
      <body>
        {children}
        <LiveRegions />
        {needsRouter ? (
          <>
            <Arrival />
            <FocusReturn />
            <ScrollRestoration getKey={scrollKey} />
            <Scripts />
          </>
        ) : null}
      </body>
    </html>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  usePageViews()
  useEffect(() => {
    document.documentElement.dataset['scripted'] = 'true'
    document.documentElement.dataset['hydrated'] = 'true'
  }, [])
  return (
    <>
      {loaderData.mayBeIndexed ? null : <meta name="robots" content="noindex" />}
      <Outlet />
    </>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} phone={loaderData?.site.phone} />
}
