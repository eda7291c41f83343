import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'

/** An island's first HTML; imports the server's React, so it is not for public bundles. */
export function drawIsland(island: ReactElement, ids: string): string {
  const html = renderToString(island, { identifierPrefix: ids })
  if (html.includes('rel="stylesheet"'))
    throw new Error(`A sheet within the island ${ids}: see Sheet`)
  return html
}
