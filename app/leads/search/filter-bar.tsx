import { Form, Link } from 'react-router'

import { orderText } from '#app/leads/list/lead-count.ts'
import {
  filterWith,
  optionName,
  type ListOptions,
  type Option,
} from '#app/leads/list/list-options.ts'
import { leadStatuses } from '#app/leads/status/lead-status.ts'
import { listTexts } from '#app/strings/en/lead-list.ts'
import { leadTexts } from '#app/strings/en/lead.ts'
import { Icon } from '#app/ui/media/icon.tsx'

import {
  filterNames,
  isNot,
  listSearch,
  NEWEST,
  sortColumns,
  sortParam,
  without,
  type FilterName,
  type LeadFilter,
  type LeadSort,
} from './lead-filter.ts'

type Props = { filter: LeadFilter; sort: LeadSort; options: ListOptions }

const views: readonly (readonly [string, LeadFilter])[] = [
  [listTexts.all, {}],
  [listTexts.mine, { agent: 'me' }],
  [listTexts.fresh, { status: 'new' }],
  [listTexts.unassigned, { agent: 'none' }],
  [listTexts.noFollowUp, { followUp: 'none' }],
]

export function FilterBar({ filter, sort, options }: Props) {
  const known = { ...options, status: statusOptions, followUp: followUpOptions }
  const address = (changed: LeadFilter) => `/dashboard?${listSearch(changed, sort)}`
  const now = listSearch(filter)
  return (
    <div className="filter-bar">
      <nav className="views" aria-label={listTexts.views}>
        {views.map(([name, view]) => (
          <Link
            key={name}
            to={address(view)}
            aria-current={listSearch(view) === now ? 'page' : undefined}
          >
            {name}
          </Link>
        ))}
      </nav>
      <ul className="chips">
        {filterNames.map((name) => {
          const value = filter[name]
          return value === undefined ? null : (
            <li key={name}>
              {listTexts.filters[name]} <b>{valueText(name, value, known)}</b>
              <Link
                to={address(filterWith(filter, name, undefined))}
                aria-label={listTexts.without(listTexts.filters[name])}
              >
                <Icon name="cross" />
              </Link>
            </li>
          )
        })}
      </ul>
      <details className="filter-more" key={listSearch(filter, sort)}>
        <summary>
          <Icon name="filter" />
          {listTexts.filter}
        </summary>
        <FilterForm filter={filter} sort={sort} options={known} />
      </details>
    </div>
  )
}

const statusOptions: readonly Option[] = leadStatuses.map((status) => ({
  value: status,
  name: leadTexts.status[status],
}))

const followUpOptions: readonly Option[] = [{ value: 'none', name: leadTexts.nothing }]

type Known = Partial<Record<FilterName, readonly Option[]>>

function valueText(name: FilterName, value: string, known: Known): string {
  const text = optionName(name, without(value), known)
  return isNot(value) ? listTexts.not(text) : text
}

function FilterForm({
  filter,
  sort,
  options,
}: {
  filter: LeadFilter
  sort: LeadSort
  options: Known
}) {
  return (
    <Form method="get" action="/dashboard" className="filter-form">
      {filterNames.map((name) => (
        <label key={name} className="field">
          <span>{listTexts.filters[name]}</span>
          <FilterField name={name} value={filter[name] ?? ''} options={options[name]} />
        </label>
      ))}
      <label className="field">
        <span>{listTexts.order}</span>
        <select name="sort" defaultValue={sortParam(sort)}>
          {orders.map((order) => (
            <option key={sortParam(order)} value={sortParam(order)}>
              {orderText(order)}
            </option>
          ))}
        </select>
      </label>
      <div className="filter-actions">
        <button className="button">{listTexts.apply}</button>
        <Link className="link" to="/dashboard">
          {listTexts.clear}
        </Link>
      </div>
    </Form>
  )
}

/** A phone has no column heads to press. The first is the default. */
const orders: readonly LeadSort[] = [
  NEWEST,
  { ...NEWEST, isDown: false },
  ...sortColumns
    .filter((column) => column !== NEWEST.column)
    .flatMap((column) => [
      { column, isDown: false },
      { column, isDown: true },
    ]),
]

type FieldProps = { name: FilterName; value: string; options: readonly Option[] | undefined }

function FilterField({ name, value, options }: FieldProps) {
  if (!options) return <input type="date" name={name} defaultValue={value} />
  const isKnown = value === '' || options.some((option) => option.value === value)
  return (
    <select name={name} defaultValue={value}>
      <option value="">{listTexts.anything}</option>
      {isKnown ? null : (
        <option value={value}>{valueText(name, value, { [name]: options })}</option>
      )}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.name}
        </option>
      ))}
    </select>
  )
}
