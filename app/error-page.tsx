import { isRouteErrorResponse, useLocation } from 'react-router'

import sheet from './ui/frame.css?url'
import { Sheet } from './ui/sheet.tsx'

/** The site's one error page; it gives the public phone, because a visitor must still reach someone. */
export function ErrorPage({ error, phone }: { error: unknown; phone: string | undefined }) {
  const { title, heading, advice } = errorWords(error)
  const { pathname, search } = useLocation()
  return (
    <main id="main" className="wrap page">
      <title>{title}</title>
      <Sheet href={sheet} />
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
  if (isRouteErrorResponse(error) && error.status === 403) {
    return {
      title: 'For owners',
      heading: 'This page is for owners.',
      advice: 'An owner of this site can open it.',
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
