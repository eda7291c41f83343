import { useEffect, type ReactNode } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  isRouteErrorResponse,
  useLocation,
} from 'react-router'

import type { Route } from './+types/root'
import { mayBeIndexed } from './address-of.server.ts'
import { config, publicSite } from './config.server.ts'
import { unlessSamePage } from './lib/same-page.ts'
import { canonicalPath, siteOrigin } from './lib/site-origin.ts'
import { pageCard } from './routes/site/page-card.server.ts'
import './ui/app.css'
import { Arrival } from './ui/arrival.tsx'
import petrona from './ui/fonts/petrona.woff2?url'
import print from './ui/print.css?url'
import { Toasts } from './ui/toast.tsx'

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: petrona, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: print, media: 'print' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/icon-32.png', type: 'image/png', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/icon-180.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export const shouldRevalidate = unlessSamePage

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

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="theme-color" content="#fcfdfb" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Arrival />
        <ScrollRestoration />
        <Scripts />
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
      <Toasts />
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
