import type { ReactNode } from 'react'

import { speedTexts } from '#app/strings/en/speed.ts'

type FigureTableProps = {
  caption: string
  columns: readonly { key: string; head: ReactNode }[]
  children: ReactNode
}

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
