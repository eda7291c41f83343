import { useId } from 'react'

import { sorted } from '#app/lib/lists.ts'
import { ChoiceField } from '#app/ui/forms/choice-field.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { Icon } from '#app/ui/media/icon.tsx'

import { countProjects } from '#app/projects/catalogue/count-projects.ts'

import { nearPlaces, ordersOf, statuses, type FilterChoices } from './filter-choices.ts'
import type { ParsedFilter } from './project-filter.ts'
import { budgetField, Ticks } from './filter-fields.tsx'

type FilterFormProps = {
  filter: ParsedFilter
  choices: FilterChoices
  count: number
  /** A search that finds something. */
  example: string | undefined
}

/** A GET form that works without script (docs/design-language.md, Filter); `watch-filter.ts` updates the list. */
export function FilterForm({ filter, choices, count, example }: FilterFormProps) {
  const ids = useId()
  return (
    <div className="filter-sheet">
      {/* After Back a browser would restore fields that differ from the address. */}
      <form className="filter" action="/projects" method="get" role="search" autoComplete="off">
        {filter.type ? <input type="hidden" name="type" value={filter.type} /> : null}
        {filter.sector ? <input type="hidden" name="sector" value={filter.sector} /> : null}
        {filter.by ? <input type="hidden" name="by" value={filter.by} /> : null}
        {filter.unpriced ? <input type="hidden" name="unpriced" value="1" /> : null}
        <div className="filter-head">
          <h2>Filters</h2>
          <button className="filter-close" type="button" aria-label="Close">
            <Icon name="cross" />
          </button>
        </div>
        <TextField
          id={`${ids}-q`}
          label="Search"
          name="q"
          type="text"
          enterKeyHint="search"
          placeholder={example}
          maxLength={100}
          defaultValue={filter.text}
        />
        <ChoiceField
          id={`${ids}-city`}
          label="Location"
          name="city"
          chosen={filter.city}
          choices={withChosen(choices.offered.cities, filter.city).map(asOption)}
          unset="All"
        />
        <ChoiceField
          id={`${ids}-sort`}
          label="Sort by"
          name="sort"
          chosen={filter.sort}
          choices={ordersOf(choices)}
          unset="Default"
        />
        <MoreFilters ids={ids} filter={filter} choices={choices} />
        <button className="button" type="submit">
          Show {countProjects(count)}
        </button>
      </form>
    </div>
  )
}

type MoreProps = Pick<FilterFormProps, 'filter' | 'choices'> & { ids: string }

function MoreFilters({ ids, filter, choices }: MoreProps) {
  const amounts = choices.hasPrices ? budgetFields(filter) : []
  const more = countMore(filter)
  return (
    <details className="filter-more" open={amounts.some(({ error }) => error) || undefined}>
      <summary className="button button--line">
        <Icon name="filter" />
        Filters {more > 0 ? <small>{more}</small> : null}
      </summary>
      <div className="filter-buttons">
        <ChoiceField
          id={`${ids}-developer`}
          label="Developer"
          name="developer"
          chosen={filter.developer}
          choices={withChosen(choices.offered.developers, filter.developer).map(asOption)}
          unset="All"
        />
        <Ticks
          legend="Bedrooms (BHK)"
          name="bedrooms"
          options={sorted(
            [...new Set([...choices.bedrooms, ...filter.bedrooms])],
            (a, b) => a - b,
          ).map((count) => asOption(String(count)))}
          chosen={filter.bedrooms.map(String)}
        />
        {choices.near.length > 0 ? (
          <Ticks
            legend="Near"
            name="near"
            options={nearPlaces.filter(({ value }) => choices.near.includes(value))}
            chosen={filter.near}
          />
        ) : null}
        <ChoiceField
          id={`${ids}-status`}
          label="Status"
          name="status"
          chosen={filter.status}
          choices={statuses.filter(({ value }) => choices.statuses.includes(value))}
          unset="All"
        />
        {amounts.map(({ name, label, typed, error }) => (
          <TextField
            key={name}
            id={budgetField(name)}
            {...{ label, name, error }}
            type="text"
            placeholder={name === 'min' ? '95 lakh' : '1.5 cr'}
            autoComplete="off"
            maxLength={100}
            defaultValue={typed}
          />
        ))}
      </div>
    </details>
  )
}

/** A selected value is always shown. */
function withChosen(offered: readonly string[], chosen: string | undefined): string[] {
  return [...new Set(chosen === undefined ? offered : [...offered, chosen])]
}

const asOption = (text: string) => ({ value: text, label: text })

/** An unreadable amount is ignored, with a hint at its field. */
function budgetFields({ typed, unread }: ParsedFilter) {
  const fault = 'Enter it like 95 lakh or 1.5 cr.'
  return (['min', 'max'] as const).map((name) => ({
    name,
    label: name === 'min' ? 'Budget from' : 'Budget up to',
    typed: typed[name],
    error: unread[name] ? fault : undefined,
  }))
}

function countMore({ developer, bedrooms, near, min, max, status }: ParsedFilter): number {
  const set = [developer, bedrooms[0], near[0], min ?? max, status]
  return set.filter((value) => value !== undefined).length
}
