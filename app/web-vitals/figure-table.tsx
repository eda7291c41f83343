import type { ReactNode } from 'react'

import { speedTexts } from '#app/strings/en/speed.ts'

type FigureTableProps = {
  caption: string
  /** What stands over the figures, beside the pages' names. */
  columns: readonly { key: string; head: ReactNode }[]
  /** Rows that say their own roles, since a phone shows them as blocks. */
  children: ReactNode
}

/** A table of figures by page. */
export function FigureTable({ caption, columns, children }: FigureTableProps) {
  const heads = [{ key: 'page', head: speedTexts.page }, ...columns]
  return (
    <table className="speed" role="table">
      <caption>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {heads.map(({ key, head }) => (
            <th key={key} role="columnheader" scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </table>
  )
}
