import { renderToStaticMarkup } from 'react-dom/server'

import { exportTexts } from '#app/desk-texts/en/export.ts'

import style from './desk.css?url'

/** The page in the place of a file, for who may not take leads away. */
export function refuseExport(): Response {
  const page = renderToStaticMarkup(
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{exportTexts.refusedTitle}</title>
        <link rel="stylesheet" href={style} />
      </head>
      <body>
        <main className="desk">
          <h1>{exportTexts.refusedTitle}</h1>
          <p>{exportTexts.refused}</p>
          <p>
            <a className="link" href="/dashboard">
              {exportTexts.back}
            </a>
          </p>
        </main>
      </body>
    </html>,
  )
  return new Response(`<!doctype html>${page}`, {
    status: 403,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
