import { renderToStaticMarkup } from 'react-dom/server'

import { MAX_BULK_LEADS } from '#app/leads/bulk/many-change.ts'
import { exportTexts } from '#app/strings/en/export.ts'

import style from './dashboard.css?url'

const refusals = {
  'may-not': { status: 403, title: exportTexts.refusedTitle, text: exportTexts.refused },
  'unknown-leads': {
    status: 422,
    title: exportTexts.unknownLeadsTitle,
    text: exportTexts.unknownLeads(MAX_BULK_LEADS),
  },
  'unknown-column': { status: 422, title: exportTexts.unknownTitle, text: exportTexts.unknown },
} as const

export function refuseExport(why: keyof typeof refusals): Response {
  const { status, title, text } = refusals[why]
  const page = renderToStaticMarkup(
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{title}</title>
        <link rel="stylesheet" href={style} />
      </head>
      <body>
        <main className="dashboard">
          <h1>{title}</h1>
          <p>{text}</p>
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
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
