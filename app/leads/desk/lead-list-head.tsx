import { Link } from 'react-router'

import { listTexts } from '#app/desk-texts/en/lead-list.ts'
import { DeskIcon } from '#app/ui/desk-icon.tsx'

import { listSearch, type LeadFilter, type LeadSort, type SortColumn } from './lead-filter.ts'

/** How the list is sorted, and whether it must stay so, as what is found; undefined for no order of columns. */
export type Sorting = { filter: LeadFilter; sort: LeadSort; isFixed: boolean } | undefined

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
      {!column || !sorting || sorting.isFixed ? (
        <span className="sorted">{said}</span>
      ) : (
        <Link to={otherOrder(sorting, column)} title={listTexts.sortBy(name)}>
          {said}
        </Link>
      )}
    </th>
  )
}

/** Sorted by a column, or the other way round where it is already; times begin with the newest, words with A. */
function otherOrder({ filter, sort }: NonNullable<Sorting>, column: SortColumn): string {
  const isDown = sort.column === column ? !sort.isDown : column === 'time'
  return `/dashboard?${listSearch(filter, { column, isDown })}`
}
