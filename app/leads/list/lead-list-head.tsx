import { useEffect, useRef } from 'react'
import { Link } from 'react-router'

import {
  listSearch,
  type LeadFilter,
  type LeadSort,
  type SortColumn,
} from '#app/leads/search/lead-filter.ts'
import { listTexts } from '#app/strings/en/lead-list.ts'
import { isFocusLost } from '#app/ui/focus/focus-place.ts'
import { DashboardIcon } from '#app/ui/media/dashboard-icon.tsx'

/** `form` is the id of a posted search form, sent again for another order without script. */
export type Sorting = { filter: LeadFilter; sort: LeadSort; form?: string | undefined } | undefined

type Column = { name: string; also?: string; column?: SortColumn; wide?: readonly string[] }

/** The five columns of SPEC section 2; `wide` names their other parts where each has a column of its own; the style prints them, so that the columns keep their names. */
const columns: readonly Column[] = [
  { name: listTexts.columns.name, column: 'name', wide: listTexts.wideColumns.name },
  { name: listTexts.columns.phone, column: 'phone' },
  { name: listTexts.columns.time, column: 'time', wide: listTexts.wideColumns.time },
  {
    name: listTexts.columns.location,
    also: listTexts.wideColumns.orProject,
    column: 'location',
    wide: listTexts.wideColumns.location,
  },
  { name: listTexts.columns.message },
]

export function LeadListHead({ sorting }: { sorting: Sorting }) {
  return (
    <thead role="rowgroup">
      <tr role="row" aria-rowindex={1}>
        {columns.map((column) => (
          <Head key={column.name} {...column} sorting={sorting} />
        ))}
      </tr>
    </thead>
  )
}

type HeadProps = Column & { sorting: Sorting }

function Head({ name, also, column, wide = [], sorting }: HeadProps) {
  const isSorted = sorting !== undefined && sorting.sort.column === column
  const way = sorting?.sort.isDown ? 'descending' : 'ascending'
  const content = (
    <>
      {name}
      {also === undefined ? null : <span className="head-wide" data-name={also} />}
      {isSorted ? <DashboardIcon name={way === 'descending' ? 'down' : 'up'} /> : null}
    </>
  )
  return (
    <th role="columnheader" scope="col" aria-sort={isSorted ? way : undefined}>
      {column && sorting ? (
        <OtherOrder to={otherOrder(sorting, column)} name={name} form={sorting.form}>
          {content}
        </OtherOrder>
      ) : (
        content
      )}
      {wide.map((part) => (
        <span key={part} className="head-wide" data-name={part} />
      ))}
    </th>
  )
}

type OrderProps = { to: string; name: string; form: string | undefined; children: React.ReactNode }

/** Another order may mount another table, so the pressed column keeps the focus until it moves. */
let pressed: string | undefined

function OtherOrder({ to, name, form, children }: OrderProps) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (pressed !== name) return
    if (isFocusLost()) link.current?.focus({ preventScroll: true })
    else if (document.activeElement !== link.current) pressed = undefined
  }, [name])
  const title = listTexts.sortBy(name)
  return form === undefined ? (
    <Link
      ref={link}
      to={to}
      title={title}
      onClick={() => (pressed = name)}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget) pressed = undefined
      }}
    >
      {children}
    </Link>
  ) : (
    <button form={form} formAction={to} title={title}>
      {children}
    </button>
  )
}

/** Times begin with the newest, words with A. */
function otherOrder({ filter, sort }: NonNullable<Sorting>, column: SortColumn): string {
  const isDown = sort.column === column ? !sort.isDown : column === 'time'
  return `/dashboard?${listSearch(filter, { column, isDown })}`
}
