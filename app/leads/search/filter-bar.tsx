import { Form, Link } from 'react-router'

import { orderText } from '#app/leads/list/lead-count.ts'
import { useToday } from '#app/leads/list/use-today.ts'
import {
  filterWith,
  optionName,
  type ListOptions,
  type Option,
} from '#app/leads/list/list-options.ts'
import { OwnViewForm, OwnViewLinks } from '#app/leads/list/views/own-views.tsx'
import {
  leadViews,
  viewCountText,
  viewNames,
  type OwnView,
  type ViewCounts,
} from '#app/leads/list/views/views.ts'
import { roomCounts } from '#app/leads/requirement/requirement-choices.ts'
import { leadStatuses } from '#app/leads/status/lead-status.ts'
import { boardTexts } from '#app/strings/en/board.ts'
import { listTexts } from '#app/strings/en/lead-list.ts'
import { leadTexts } from '#app/strings/en/lead.ts'
import { requirementTexts } from '#app/strings/en/requirement.ts'
import { Icon } from '#app/ui/media/icon.tsx'

import {
  filterNames,
  followUpFilters,
  isNot,
  listSearch,
  NEWEST,
  sortColumns,
  sortParam,
  TODAY,
  without,
  type FilterName,
  type LeadFilter,
  type LeadSort,
} from './lead-filter.ts'

type Props = {
  filter: LeadFilter
  sort: LeadSort
  options: ListOptions
  counts: ViewCounts
  ownViews: readonly OwnView[]
  canSeeSpam: boolean
}

export function FilterBar({ filter, sort, options, counts, ownViews, canSeeSpam }: Props) {
  const known = { ...options, ...fixedOptions, place: options.city }
  const address = (changed: LeadFilter) => `/dashboard?${listSearch(changed, sort)}`
  const now = listSearch(filter)
  const search = listSearch(filter, sort)
  const isReady = viewNames.some((name) => listSearch(leadViews[name].filter) === search)
  return (
    <div className="filter-bar">
      <nav className="views" aria-label={listTexts.views}>
        {viewNames.map((key) => {
          const { name, filter: view } = leadViews[key]
          return (
            <Link
              key={key}
              to={address(view)}
              aria-current={listSearch(view) === now ? 'page' : undefined}
            >
              {name} <ViewCount count={counts[key]} />
            </Link>
          )
        })}
        <OwnViewLinks views={ownViews} search={search} />
        {canSeeSpam ? <Link to="/dashboard/spam">{listTexts.spam}</Link> : null}
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
      <Link className="link board-link" to={`/dashboard/board?${now}`}>
        {boardTexts.link}
      </Link>
      <OwnViewForm views={ownViews} search={search} isReady={isReady} />
      <details className="filter-more" key={search}>
        <summary>
          <Icon name="filter" />
          {listTexts.filter}
        </summary>
        <FilterForm filter={filter} sort={sort} options={known} />
      </details>
    </div>
  )
}

function ViewCount({ count }: { count: number | undefined }) {
  const text = viewCountText(count)
  return text === '' ? null : <span className="view-count">{text}</span>
}

const statusOptions: readonly Option[] = leadStatuses.map((status) => ({
  value: status,
  name: leadTexts.status[status],
}))

const heatOptions: readonly Option[] = [{ value: 'hot', name: listTexts.hot }]

const visitOptions: readonly Option[] = [{ value: TODAY, name: listTexts.today }]

const followUpOptions: readonly Option[] = followUpFilters.map((value) => ({
  value,
  name: listTexts.followUps[value],
}))

const fixedOptions = {
  status: statusOptions,
  followUp: followUpOptions,
  heat: heatOptions,
  visit: visitOptions,
  budget: optionsOf(requirementTexts.budgetBands),
  bhk: roomCounts.map((count) => ({ value: String(count), name: String(count) })),
  purpose: optionsOf(requirementTexts.purpose),
}

function optionsOf(names: Readonly<Record<string, string>>): readonly Option[] {
  return Object.entries(names).map(([value, name]) => ({ value, name }))
}

type Known = Partial<Record<FilterName, readonly Option[]>>

function valueText(name: FilterName, value: string, known: Known): string {
  const text =
    value === TODAY && !known[name] ? listTexts.todayDay : optionName(name, without(value), known)
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
  // A site without advertisements has no campaigns.
  const isOffered = (name: FilterName) => options[name]?.length !== 0 || filter[name] !== undefined
  return (
    <Form method="get" action="/dashboard" className="filter-form">
      {filterNames.filter(isOffered).map((name) => (
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

/** A date field cannot hold `today`: it is the day on which the form is opened. */
function DayField({ name, value }: { name: FilterName; value: string }) {
  const today = useToday()
  const day = value === TODAY ? (today ?? '') : value
  return <input key={day} type="date" name={name} defaultValue={day} />
}

type FieldProps = { name: FilterName; value: string; options: readonly Option[] | undefined }

function FilterField({ name, value, options }: FieldProps) {
  if (!options) return <DayField name={name} value={value} />
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
