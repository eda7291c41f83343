import { useEffect, useLayoutEffect, useRef, useState, type SubmitEvent } from 'react'

import { gridPlaces, loadOf, ProjectCard } from '#app/projects/card/project-card.tsx'
import type { ProjectCardFacts } from '#app/projects/model/project.ts'
import { Icon } from '#app/ui/media/icon.tsx'

import { markShortlisted } from './shortlist-marks.ts'
import { shortlistAddress } from './shortlist-address.ts'
import { shortlistLimits } from './shortlist.ts'

const MISSING = `Tick Compare under up to ${shortlistLimits.compared} projects first.`

type ShortlistGridProps = {
  cards: readonly ProjectCardFacts[]
  /** Empty for this device's own list. */
  list: readonly string[]
  compared: readonly string[]
}

export function ShortlistGrid({ cards, list, compared }: ShortlistGridProps) {
  const status = useFocusAfterRemoval(cards.length)
  const first = cards.slice(0, shortlistLimits.compared).map(({ slug }) => slug)
  const preset = compared.length > 0 ? compared : first
  const { form, ticked, onChange } = useTicks(preset)
  const [isMissing, setMissing] = useState(false)
  const chosen = ticked.filter((slug) => cards.some((card) => card.slug === slug))
  // New cards do not show their state yet.
  useLayoutEffect(markShortlisted)

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const compare = ticksOf(event.currentTarget)
    if (compare.length === 0) {
      setMissing(true)
      event.currentTarget.querySelector<HTMLElement>('[name=compare]')?.focus()
      return
    }
    window.location.assign(`${shortlistAddress({ list, compare })}#compare`)
  }

  return (
    <form
      ref={form}
      action="/shortlist#compare"
      method="get"
      onChange={onChange}
      onSubmit={onSubmit}
    >
      {list.length > 0 ? <input type="hidden" name="list" value={list.join(',')} /> : null}
      <div className="results">
        <p ref={status} role="status" tabIndex={-1}>
          <b>{cards.length}</b> {cards.length === 1 ? 'project' : 'projects'}
        </p>
        {cards.length > 1 ? (
          <button className="button button--line" type="submit">
            <Icon name="compare" />
            Compare
          </button>
        ) : null}
        <p className="comparison-missing" aria-live="polite">
          {isMissing && ticked.length === 0 ? MISSING : null}
        </p>
      </div>
      <ul className="grid grid--four">
        {cards.map((card, index) => (
          <li key={card.slug}>
            <ProjectCard project={card} places={gridPlaces(index)} load={loadOf(index)} />
            {cards.length > 1 ? (
              <label className="comparison-choice">
                <input
                  type="checkbox"
                  name="compare"
                  value={card.slug}
                  defaultChecked={preset.includes(card.slug)}
                  disabled={
                    !chosen.includes(card.slug) && chosen.length >= shortlistLimits.compared
                  }
                />
                Compare<span className="visually-hidden"> {card.name}</span>
              </label>
            ) : null}
          </li>
        ))}
      </ul>
    </form>
  )
}

/** Includes ticks made before hydration. */
function useTicks(preset: readonly string[]) {
  const form = useRef<HTMLFormElement>(null)
  const [ticked, setTicked] = useState(preset)
  const onChange = () => setTicked(form.current ? ticksOf(form.current) : [])
  useEffect(() => setTicked(form.current ? ticksOf(form.current) : []), [])
  return { form, ticked, onChange }
}

function ticksOf(form: HTMLFormElement): string[] {
  const slugs = new FormData(form).getAll('compare')
  return slugs.flatMap((slug) => (typeof slug === 'string' ? [slug] : []))
}

/** Removing a card would lose the focus, which moves to the count. */
function useFocusAfterRemoval(count: number) {
  const status = useRef<HTMLParagraphElement>(null)
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) status.current?.focus()
    before.current = count
  }, [count])
  return status
}
