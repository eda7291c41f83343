import { Link } from 'react-router'

import { listTexts } from '#app/desk-texts/en/lead-list.ts'
import { DeskIcon } from '#app/ui/desk-icon.tsx'

import { listSearch, type LeadFilter, type LeadSort, type SortColumn } from './lead-filter.ts'

/** How the list is sorted; undefined where it cannot be sorted otherwise. */
export type Sorting = { filter: LeadFilter; sort: LeadSort } | undefined

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
  if (!column || !sorting) {
    return (
      <th role="columnheader" scope="col">
        {name}
      </th>
    )
  }
  const { filter, sort } = sorting
  const isSorted = sort.column === column
  // Times begin with the newest, words with A.
  const isDown = isSorted ? !sort.isDown : column === 'time'
  const way = sort.isDown ? 'descending' : 'ascending'
  return (
    <th role="columnheader" scope="col" aria-sort={isSorted ? way : undefined}>
      <Link
        to={`/dashboard?${listSearch(filter, { column, isDown })}`}
        title={listTexts.sortBy(name)}
      >
        {name}
        {isSorted ? <DeskIcon name={sort.isDown ? 'down' : 'up'} /> : null}
      </Link>
    </th>
  )
}
