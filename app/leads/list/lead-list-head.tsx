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
import { DeskIcon } from '#app/ui/media/dashboard-icon.tsx'

/**
 * How the list is sorted; undefined for no order of columns. `form` is the id of the form of a search
 * that was posted: without script it has to be sent again for another order.
 */
export type Sorting = { filter: LeadFilter; sort: LeadSort; form?: string | undefined } | undefined

/** The five columns of SPEC section 2, and what a press on each sorts by. */
const columns: readonly (readonly [name: string, column: SortColumn | undefined])[] = [
  [listTexts.columns.name, 'name'],
  [listTexts.columns.phone, 'phone'],
  [listTexts.columns.time, 'time'],
  [listTexts.columns.location, 'location'],
  [listTexts.columns.message, undefined],
]

/** The head of the list; a press on a column sorts by it, another one the other way round. */
export function LeadListHead({ sorting }: { sorting: Sorting }) {
  return (
    <thead role="rowgroup">
      <tr role="row" aria-rowindex={1}>
        {columns.map(([name, column]) => (
          <Head key={name} name={name} column={column} sorting={sorting} />
        ))}
      </tr>
    </thead>
  )
}

type HeadProps = { name: string; column: SortColumn | undefined; sorting: Sorting }

function Head({ name, column, sorting }: HeadProps) {
  const isSorted = sorting !== undefined && sorting.sort.column === column
  const way = sorting?.sort.isDown ? 'descending' : 'ascending'
  const said = (
    <>
      {name}
      {isSorted ? <DeskIcon name={way === 'descending' ? 'down' : 'up'} /> : null}
    </>
  )
  return (
    <th role="columnheader" scope="col" aria-sort={isSorted ? way : undefined}>
      {column && sorting ? (
        <OtherOrder to={otherOrder(sorting, column)} name={name} form={sorting.form}>
          {said}
        </OtherOrder>
      ) : (
        said
      )}
    </th>
  )
}

type OrderProps = { to: string; name: string; form: string | undefined; children: React.ReactNode }

/** The column that was pressed last, until the focus goes elsewhere: a list in another order may be another table, and a third once the server has answered. */
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

/** Sorted by a column, or the other way round where it is already; times begin with the newest, words with A. */
function otherOrder({ filter, sort }: NonNullable<Sorting>, column: SortColumn): string {
  const isDown = sort.column === column ? !sort.isDown : column === 'time'
  return `/dashboard?${listSearch(filter, { column, isDown })}`
}
