import { useEffect, type ReactNode } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  isRouteErrorResponse,
  useLocation,
  useMatches,
} from 'react-router'
import { scripts } from 'virtual:islands'

import type { Route } from './+types/root'
import { mayBeIndexed } from './address-of.server.ts'
import { config, publicSite } from './config.server.ts'
import { canonicalPath, siteOrigin } from './lib/site-origin.ts'
import { pageCard } from './routes/site/page-card.server.ts'
import { Arrival } from './ui/arrival.tsx'
import frame from './ui/frame.css?url'
import petrona from './ui/fonts/petrona.woff2?url'
import print from './ui/print.css?url'

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: petrona, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: print, media: 'print' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/icon-32.png', type: 'image/png', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/icon-180.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

/** Alike for every page of the desk, the only one that asks for it again. */
export function shouldRevalidate() {
  return false
}

export function loader({ url }: Route.LoaderArgs) {
  const origin = siteOrigin(config.PUBLIC_URL)
  const path = canonicalPath(url)
  return {
    site: publicSite(),
    origin,
    card: pageCard(path, origin),
    mayBeIndexed: mayBeIndexed(path),
  }
}

/** What every page finds in the root's data. */
export type RootData = ReturnType<typeof loader>

/** What a route says of itself in its `handle`: an application of the router's, as the desk is. */
export type PageHandle = { isApp: true }

function isApp({ handle }: { handle: unknown }): boolean {
  return typeof handle === 'object' && handle !== null && 'isApp' in handle
}

/**
 * A public page is a document: it works as it comes, and its one small script wakes what more there
 * is. The desk is an application of the router's.
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
        {needsRouter
          ? null
          : scripts.map((address) => (
              <script key={address} type="module" src={address} fetchPriority="low" />
            ))}
      </head>
      <body>
        {children}
        {needsRouter ? (
          <>
            <Arrival />
            <ScrollRestoration />
            <Scripts />
          </>
        ) : null}
      </body>
    </html>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true'
  }, [])
  return (
    <>
      {loaderData.mayBeIndexed ? null : <meta name="robots" content="noindex" />}
      <Outlet />
    </>
  )
}

/** The site's one error page; it gives the public phone, because a visitor must still reach someone. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const { title, heading, advice } = errorWords(error)
  const { pathname, search } = useLocation()
  const phone = loaderData?.site.phone
  return (
    <main id="main" className="wrap page">
      <title>{title}</title>
      <link rel="stylesheet" href={frame} precedence="default" />
      <h1>{heading}</h1>
      <p>
        {advice}{' '}
        {phone ? (
          <>
            You can also call us on{' '}
            <a className="link" href={`tel:${phone.replaceAll(' ', '')}`}>
              {phone}
            </a>
            .
          </>
        ) : null}
      </p>
      <p>
        {advice === OFFLINE.advice ? (
          <a className="link" href={pathname + search}>
            Try again
          </a>
        ) : (
          <a className="link" href="/">
            To the home page
          </a>
        )}
      </p>
    </main>
  )
}

const OFFLINE = {
  title: 'No connection',
  heading: 'This device is offline.',
  advice: 'The page comes when the connection is back.',
}

function errorWords(error: unknown) {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return {
      title: 'Page not found',
      heading: 'There is no such page.',
      advice: 'The address may have changed.',
    }
  }
  // A server knows of no connection; only a browser says that it has none.
  if (typeof document === 'object' && !navigator.onLine) return OFFLINE
  return {
    title: 'Something went wrong',
    heading: 'Something went wrong on our side.',
    advice: 'Please try again in a minute.',
  }
}
