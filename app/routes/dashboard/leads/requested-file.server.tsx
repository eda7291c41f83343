import { redirectDocument, replace } from 'react-router'
import { z } from 'zod'
import { renderToStaticMarkup } from 'react-dom/server'

import { MAX_BULK_LEADS } from '#app/leads/bulk/many-change.ts'
import { chosenColumns, fileColumns } from '#app/leads/export/file/file-columns.ts'
import type { FileRequest } from '#app/leads/export/file/lead-file.server.ts'
import { readFilter, readSort } from '#app/leads/search/lead-filter.ts'
import { postedTexts } from '#app/lib/http/posted-text.ts'
import { requireExport } from '#app/staff/access/require-export.server.ts'
import { canExportLeads } from '#app/staff/access/rights.ts'
import type { Staff } from '#app/staff/staff.ts'
import { db } from '#db/client.server.ts'
import { exportTexts } from '#app/strings/en/export.ts'

import style from './dashboard.css?url'

const chosenLeads = z.array(z.string().regex(/^\d{1,18}$/)).max(MAX_BULK_LEADS)
const columns = z.array(z.enum(chosenColumns)).max(chosenColumns.length)

type HandlerArgs = { request: Request; url: URL; staff: Staff }

/** Opening the address of a file leads to the list. */
export function leadToList() {
  return replace('/dashboard')
}

/** Reads which leads (search `q` and filter, or fields `lead`) and which `column`s a form exports; a Response refuses. */
export async function readExportRequest({
  request,
  url,
  staff,
}: HandlerArgs): Promise<Required<FileRequest> | Response> {
  if (!canExportLeads(staff)) return refuseExport('may-not')
  // The router's own requests would buffer the whole file in memory.
  if (/\.data$/i.test(new URL(request.url).pathname)) return redirectDocument('/dashboard')
  const texts = await postedTexts(request)
  const chosen = columns.safeParse(texts('column'))
  if (!chosen.success) return refuseExport('unknown-column')
  const leads = chosenLeads.safeParse(texts('lead'))
  if (!leads.success) return refuseExport('unknown-leads')
  const [ids, typed] = leads.data.length > 0 ? [leads.data, ''] : [undefined, texts('q')[0] ?? '']
  return {
    scope: { viewer: staff, filter: ids ? {} : readFilter(url.searchParams), ids },
    sort: readSort(url.searchParams),
    typed,
    columns: fileColumns(chosen.data),
    requireExport: () => requireExport(db, staff),
  }
}

const refusals = {
  'may-not': { status: 403, title: exportTexts.refusedTitle, text: exportTexts.refused },
  'unknown-leads': {
    status: 422,
    title: exportTexts.unknownLeadsTitle,
    text: exportTexts.unknownLeads(MAX_BULK_LEADS),
  },
  'unknown-column': { status: 422, title: exportTexts.unknownTitle, text: exportTexts.unknown },
} as const

function refuseExport(why: keyof typeof refusals): Response {
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
