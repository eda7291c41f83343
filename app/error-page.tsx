import { isRouteErrorResponse, useLocation } from 'react-router'

import { telephoneAddress } from './lib/phone/telephone-address.ts'
import sheet from './routes/public/frame/frame.css?url'
import { Sheet } from './ui/document/sheet.tsx'

/**
 * The site's one error page. It gives visitors the public phone, because they must still reach someone; who
 * works at the dashboard is the one they reach.
 */
export function ErrorPage({ error, phone }: { error: unknown; phone: string | undefined }) {
  const { pathname, search } = useLocation()
  const isStaff = /^\/(?:dashboard|admin)(?:\/|$)/.test(pathname)
  const { title, heading, advice } = errorTexts(error, isStaff)
  return (
    <main id="main" className="wrap page">
      <title>{title}</title>
      <Sheet href={sheet} />
      <h1>{heading}</h1>
      <p>
        {advice}{' '}
        {phone && !isStaff ? (
          <>
            You can also call us on{' '}
            <a className="link" href={telephoneAddress(phone)}>
              {phone}
            </a>
            .
          </>
        ) : null}
      </p>
      <p>
        {advice === OFFLINE.advice || advice === UNSURE.advice ? (
          <a className="link" href={pathname + search}>
            Try again
          </a>
        ) : (
          <a className="link" href={isStaff ? '/dashboard' : '/'}>
            {isStaff ? 'To your dashboard' : 'To the home page'}
          </a>
        )}
      </p>
    </main>
  )
}

const OFFLINE = {
  title: 'No connection',
  heading: 'You’re offline.',
  advice: 'Connect to the internet and try again.',
}

const UNSURE = {
  title: 'Something went wrong',
  heading: 'Something went wrong on our side.',
  advice: 'Open this page again. Check whether your last change was saved before you repeat it.',
}

/** What an error page says; `isStaff` at the dashboard. */
export function errorTexts(error: unknown, isStaff: boolean) {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return {
      title: 'Page not found',
      heading: 'We couldn’t find that page.',
      advice: 'The address may have changed.',
    }
  }
  if (isRouteErrorResponse(error) && error.status === 403) {
    return {
      title: 'For owners',
      heading: 'This page is for owners.',
      advice: 'Ask an owner of this site to open it.',
    }
  }
  // A server knows of no connection; only a browser says that it has none.
  if (typeof document === 'object' && !navigator.onLine) return OFFLINE
  return isStaff ? UNSURE : { ...UNSURE, advice: 'Please try again in a minute.' }
}
